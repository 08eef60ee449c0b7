import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const [maxFiles, maxBytes] = [60, 200_000]
/** Files that hosts publish along with a site but no page needs: settings, dumps, keys, copies. */
const names = /^\.(?!well-known|git)|\.(?:env|sql|dump|pem|key|bak|old|orig|log|ini|cfg|conf|ya?ml)$|~$/i
/** What nobody else may read: a setting with a password or key in it, a private key, the rows of a database. */
const secrets = [
  /^[ \t]*(?:export[ \t]+)?\w*(?:PASSWORD|PASSWD|SECRET|PRIVATE_KEY|API_?KEY|ACCESS_KEY|AUTH_TOKEN)\w*[ \t]*[=:][ \t]*["']?(?!(?:change|your|example|placeholder|dummy|xxx|test|\$\{|<|\*))[^\s"'#]{8,}/im,
  /^[ \t]*(?:export[ \t]+)?\w+[ \t]*=[ \t]*["']?[a-z]+:\/\/[^:@\s/]+:(?!(?:pass|password|secret|x+|\$\{[^}]*\}|<[^>]*>)@)[^@\s]{6,}@/im,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /^INSERT INTO /m,
]

/** The paths of files in a folder and those right in it that give away secrets. A repository’s own folder isn’t published as it is. */
export async function findPrivateFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  if (entries.some(({ name }) => name === '.git')) return []
  const inside = entries.filter((one) => one.isDirectory() && one.name !== 'node_modules').slice(0, maxFiles)
  const deeper = await Promise.all(
    inside.map(async ({ name }) =>
      (await readdir(join(folder, name), { withFileTypes: true })).flatMap((one) => (one.isFile() ? [`${name}/${one.name}`] : [])),
    ),
  )
  const files = [...entries.flatMap((one) => (one.isFile() ? [one.name] : [])), ...deeper.flat()]
  const suspects = files.filter((path) => names.test(path.split('/').at(-1) ?? '') && !/example|sample|template|dist$/i.test(path))
  const found = await Promise.all(
    suspects.slice(0, maxFiles).map(async (path) => ((await isSecret(join(folder, path))) ? [`/${path}`] : [])),
  )
  return found.flat()
}

async function isSecret(file: string): Promise<boolean> {
  if ((await stat(file)).size > maxBytes) return /\.(?:sql|dump)$/.test(file)
  const text = await readFile(file, 'utf8')
  return secrets.some((secret) => secret.test(text))
}
