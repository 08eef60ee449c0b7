import type { ComponentChildren } from 'preact'
import { useRequest } from './current-request.ts'
import type { PageRequest } from './page-request.ts'

/** What a page says after a form, and what else can be done about it. */
export type Said = { text: string; action?: ComponentChildren }

/** A sentence, or what tells it about the record that the path names; undefined if it isn’t so. */
export type Sentence = string | ((request: PageRequest, about: string) => Promise<Said | undefined> | Said | undefined)

/** What pages say once, after a form: by the name in `?done=`. */
const sentences = new Map<string, Sentence>()

const parameters = { name: 'done', about: 'about' }

/** Makes a form’s sentences known. Throws if another form says something else under the same name. */
export function addFlash(form: string, says: string | Readonly<Record<string, Sentence>> = {}): void {
  for (const [name, sentence] of Object.entries(typeof says === 'string' ? { [form]: says } : says)) {
    if ((sentences.get(name) ?? sentence) !== sentence)
      throw new Error(
        `Two forms say different things as “${name}”. Name one: says: { 'another-name': … }, and lead to withFlash(path, 'another-name').`,
      )
    sentences.set(name, sentence)
  }
}

/** A path whose page says the sentence of this name, `about` a record or a number. */
export function withFlash(path: string, name: string, about?: string | number): string {
  const [address = '', hash] = path.split('#')
  const query = new URLSearchParams({ [parameters.name]: name, ...(about !== undefined && { [parameters.about]: String(about) }) })
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** What a page was opened to say; nothing for a link on another site, which could say that anything was done. */
export async function readFlash(request: PageRequest): Promise<Said | null> {
  const sentence = sentences.get(request.query.get(parameters.name) ?? '')
  if (sentence === undefined || request.ctx.get('Sec-Fetch-Site') === 'cross-site') return null
  if (typeof sentence === 'string') return { text: sentence }
  return (await sentence(request, request.query.get(parameters.about) ?? '')) ?? null
}

/** Says what the page was opened to say. */
export function Flash() {
  const { flash = null } = useRequest() ?? {}
  if (flash === null) return null
  const { text, action } = flash
  if (action === undefined)
    return (
      <p class="notice" role="status">
        {text}
      </p>
    )
  return (
    <div class="notice notice--action row center between gap-2-4 wraps" role="status">
      <p>{text}</p>
      {action}
    </div>
  )
}
