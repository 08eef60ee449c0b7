import { useRequest } from './current-request.ts'

/** What pages say once, after a form: by the name in `?done=`. */
const flashes = new Map<string, string>()

const parameter = 'done'

/** Makes a form’s sentences known. Throws if another form says something else under the same name. */
export function addFlash(form: string, says: string | Readonly<Record<string, string>> = {}): void {
  for (const [name, text] of Object.entries(typeof says === 'string' ? { [form]: says } : says)) {
    if ((flashes.get(name) ?? text) !== text)
      throw new Error(
        `Two forms say different things as “${name}”. Name one: says: { 'another-name': … }, and lead to withFlash(path, 'another-name').`,
      )
    flashes.set(name, text)
  }
}

/** A path whose page says the sentence of this name. */
export function withFlash(path: string, name: string): string {
  const [address = '', hash] = path.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${name}${hash === undefined ? '' : `#${hash}`}`
}

/** The sentence that the page was opened with; none for a link on another site, which could say that anything was done. */
export function Flash() {
  const request = useRequest()
  const text = request?.ctx.get('Sec-Fetch-Site') === 'cross-site' ? undefined : flashes.get(request?.query.get(parameter) ?? '')
  return text === undefined ? null : (
    <p class="notice" role="status">
      {text}
    </p>
  )
}
