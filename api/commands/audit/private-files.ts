import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const [maxFiles, maxBytes] = [60, 200_000]
/** Files that get published along with a site although no page needs them: settings, dumps, keys, copies. */
const names = /^\.(?!well-known|git)|\.(?:env|sql|dump|pem|key|bak|old|orig|log|ini|cfg|conf|ya?ml)$|~$/i
/** Settings with secrets, except those that build tools put into the page on purpose, going by their prefix. */
const named = String.raw`^[ \t]*(?:export[ \t]+)?(?!(?:(?:NEXT|NUXT|EXPO)_)?PUBLIC_|VITE_|REACT_APP_|GATSBY_)\w*(?:PASSWORD|PASSWD|SECRET|PRIVATE_KEY|API_?KEY|ACCESS_KEY|AUTH_TOKEN)\w*`
const filledIn = String.raw`["']?(?!(?:change|your|example|placeholder|dummy|xxx|test|\$\{|<|\*))`
/** What must stay private: a setting with a password or key, a private key, the email addresses in a database. */
const secrets = [
  new RegExp(String.raw`${named}[ \t]*=[ \t]*${filledIn}[^\s"'#]{8,}`, 'im'),
  // After a colon, as in YAML, words alone may be plain text.
  new RegExp(String.raw`${named}[ \t]*:[ \t]*${filledIn}(?=[^\s\d]*\d)[^\s"'#]{8,}["']?[ \t]*$`, 'im'),
  /^[ \t]*(?:export[ \t]+)?\w+[ \t]*=[ \t]*["']?[a-z]+:\/\/[^:@\s/]+:(?!(?:pass|password|secret|x+|\$\{[^}]*\}|<[^>]*>)@)[^@\s]{6,}@/im,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /^INSERT INTO [^;]*?\w@[\w-]+\.\w/m,
  /^PGDMP/,
]

/** The paths of files that give away secrets, in a folder and its direct subfolders. The root of a repository is skipped: it isn’t published as is. */
export async function findPrivateFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  if (entries.some(({ name }) => name === '.git')) return []
  const inside = entries.filter((one) => one.isDirectory() && one.name !== 'node_modules').slice(0, maxFiles)
  const deeper = await Promise.all(
    inside.map(async ({ name }) => {
      const found = await readdir(join(folder, name), { withFileTypes: true }).catch(() => [])
      return found.flatMap((one) => (one.isFile() ? [`${name}/${one.name}`] : []))
    }),
  )
  const files = [...entries.flatMap((one) => (one.isFile() ? [one.name] : [])), ...deeper.flat()]
  const suspects = files.filter((path) => names.test(path.split('/').at(-1) ?? '') && !/example|sample|template|dist$/i.test(path))
  const found = await Promise.all(
    suspects.slice(0, maxFiles).map(async (path) => ((await isSecret(join(folder, path))) ? [`/${path}`] : [])),
  )
  return found.flat()
}

/** Reads the start of the file. A file that can’t be read here isn’t published from here. */
async function isSecret(path: string): Promise<boolean> {
  await using file = await open(path).catch(() => null)
  if (file === null) return false
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
  const text = buffer.toString('utf8', 0, bytesRead)
  return secrets.some((secret) => secret.test(text))
}
