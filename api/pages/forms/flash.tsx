import type { ComponentChildren } from 'preact'
import type { AnyPath } from '../../../shared/paths/path.ts'
import { useRequest, type PageRequest } from './page-request.ts'

/** What a page says after a form, and what can be done next. */
export type Said = { text: string; action?: ComponentChildren }

/** A sentence, or a function that returns one about the record in `?about=`; undefined if it isn’t true. */
export type Sentence = string | ((request: PageRequest, about: string) => Promise<Said | undefined> | Said | undefined)

/** The pages that say a sentence. `any page` is for a form that returns to wherever it was sent from: its sentence has to check who reads it. */
export type SaidOn = AnyPath | 'any page'

/** What pages say once, after a form: by the name in `?done=`, then by page. */
const sentences = new Map<string, Map<SaidOn, Sentence>>()

const parameters = { name: 'done', about: 'about' }

/** Makes a form’s sentences known. Throws if another form has the page say something else under the same name. */
export function addFlash(form: string, on: SaidOn, says: string | Readonly<Record<string, Sentence>> = {}): void {
  for (const [name, sentence] of Object.entries(typeof says === 'string' ? { [form]: says } : says)) {
    const pages = sentences.get(name) ?? new Map<SaidOn, Sentence>()
    if ((pages.get(on) ?? sentence) !== sentence)
      throw new Error(
        `Two forms say different things as “${name}”. Name one: says: { 'another-name': … }, and lead to withFlash(path, 'another-name').`,
      )
    sentences.set(name, pages.set(on, sentence))
  }
}

/** A path whose page says the sentence of this name, `about` a record or a number. Throws if that page doesn’t say it. */
export function withFlash(path: string, name: string, about?: string | number): string {
  const [address = '', hash] = path.split('#')
  const [pathname = ''] = address.split('?')
  const pages = [...(sentences.get(name)?.keys() ?? [])]
  if (!pages.some((page) => page === 'any page' || page.match(pathname) !== null))
    throw new Error(`${pathname} doesn’t say “${name}”. Fix: set the form’s leadsTo, which is the path of the page that says it.`)
  const query = new URLSearchParams({ [parameters.name]: name, ...(about !== undefined && { [parameters.about]: String(about) }) })
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** What the page was opened to say; nothing for a link on another site, which could say that anything was done. */
export async function readFlash(request: PageRequest, page: AnyPath): Promise<Said | null> {
  const pages = sentences.get(request.query.get(parameters.name) ?? '')
  const sentence = pages?.get(page) ?? pages?.get('any page')
  if (sentence === undefined || request.ctx.get('Sec-Fetch-Site') === 'cross-site') return null
  if (typeof sentence === 'string') return { text: sentence }
  return (await sentence(request, request.query.get(parameters.about) ?? '')) ?? null
}

/** The message that a page was opened with. It takes the focus, so that the next Tab continues from there, not from the top. */
export function Flash() {
  const { flash = null } = useRequest() ?? {}
  if (flash === null) return null
  const { text, action } = flash
  if (action === undefined)
    return (
      <p class="notice below-5 pad-3-4 medium rounded-small" role="status" tabIndex={-1} autofocus>
        {text}
      </p>
    )
  return (
    <div
      class="notice below-5 pad-3-4 medium rounded-small notice--action row center between gap-2-4 wraps"
      role="status"
      tabIndex={-1}
      autofocus
    >
      <p>{text}</p>
      {action}
    </div>
  )
}

/** Why a form was rejected that isn’t on its page any more. `message` says it better than what the action threw. */
export function Rejection({ message }: { message?: string | undefined }) {
  const { rejected = null } = useRequest() ?? {}
  if (rejected === null || rejected.isShown === true) return null
  return (
    <p class="error-summary below-5 pad-4 wraps rounded-small" role="alert" tabIndex={-1} autofocus>
      {message ?? rejected.message ?? Object.values(rejected.errors).join(' ')}
    </p>
  )
}
