import { isLocal } from '../../../../shared/audit/address.ts'
import { unlessRefused } from '../refusals.ts'
import { fetchFile, type Visit } from './pages.ts'

const isHead = (text: string) => /^(?:ref: refs\/\S+|[\da-f]{40})\s*$/.test(text)
/** Settings, line by line, and nothing else. */
const isSettings = (text: string) => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return (
    lines.length > 0 && lines.every((line) => /^(?:export )?[A-Z][A-Z\d_]*=/.test(line)) && lines.some((line) => /=["']?[^\s"']/.test(line))
  )
}

/** A text file, rather than the page that an app answers every path with. */
const isSource = (text: string) => text.trim() !== '' && !/^\s*</.test(text)

/** Which settings and repositories a site on the maker’s own machine would publish. Other servers aren’t searched for secrets. Never rejects, unless we’re too busy. */
export async function collectPrivateFiles(visit: Visit, folder: URL): Promise<string[]> {
  if (!isLocal(folder.href)) return []
  const isThere = async (path: string, isSuch: (text: string) => boolean) => {
    const fetched = await unlessRefused(fetchFile(visit, new URL(path, folder), { accept: 'text/plain,*/*;q=0.5', max: 20_000 }))
    const isFound = fetched !== null && fetched.answer.status === 200 && fetched.hops.length === 1
    return isFound && isSuch(new TextDecoder().decode(fetched.bytes))
  }
  const [hasSettings, isRepository] = await Promise.all([isThere('.env', isSettings), isThere('.git/HEAD', isHead)])
  // Nobody publishes a maker’s working folder as it is; its other files tell it from a site that was built or uploaded.
  const working = isRepository ? await Promise.all(['.gitignore', 'README.md', 'package.json'].map((path) => isThere(path, isSource))) : []
  if (working.some(Boolean)) return []
  return [...(hasSettings ? [`${folder.pathname}.env`] : []), ...(isRepository ? [`${folder.pathname}.git/HEAD`] : [])]
}
