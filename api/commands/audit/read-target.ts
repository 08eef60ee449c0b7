import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hasScheme } from '../../domain/listing/listing-address.ts'
import { UsageError } from '../terminal.ts'

/** What to audit: a URL as it was entered, or the absolute path of a folder with a built site. */
export type Target = { kind: 'url'; url: string } | { kind: 'folder'; folder: string }

/** Paths start like `./dist`, `../dist`, `/srv/site`, `~/site` or `C:\site`. Anything else may still name a folder here. */
const pathLike = /^(?:\.{0,2}[/\\]|\.{1,2}$|~|[a-z]:[/\\])/i

/** Throws UsageError for a folder that isn’t there or has no page. */
export async function readTarget(text: string, from: string): Promise<Target> {
  const isPath = pathLike.test(text)
  if (!isPath && hasScheme(text)) return { kind: 'url', url: text }
  const folder = resolve(from, text)
  const found = await stat(folder).catch(() => null)
  if (!isPath && !found?.isDirectory()) return { kind: 'url', url: text }
  if (found === null) throw new UsageError(`${text} doesn’t exist. Build your site first, or check the path.`)
  if (!found.isDirectory()) throw new UsageError(`${text} is a file. Specify the folder it’s in.`)
  const page = await stat(join(folder, 'index.html')).catch(() => null)
  if (!page?.isFile()) throw new UsageError(`${text} has no index.html. Specify your build’s output folder, such as dist, build or out.`)
  return { kind: 'folder', folder }
}
