import { textOf } from '../../watched/console-text.ts'
import { isChanging } from './changing-url.ts'
import { copyEffect } from '../entering/try-copies.ts'
import { bare, followNavigation, isWithin, noteSources } from './follow-navigation.ts'
import held from './held.json' with { type: 'json' }
import { holdStorage } from './hold-storage.ts'
import type { Started } from '../note-start.ts'
import { openedWindow } from './opened-window.ts'

/** What happened on the page since it was asked last. `requests`: something was sent, or held back. `isRefused`: the answer was an error. */
export type Happened = { effects: string[]; errors: string[]; requests: boolean; isRefused: boolean; leadsTo: string | null }
/** `seal` stops all further requests: those that the page waits for fail as if the server were down, unless `answer` says otherwise. */
export type Hold = { take: () => Happened; seal: () => void; answer: (how: Answer) => void }
type Answer = 'refused' | 'accepted' | 'none'

export const nothingHappened = (): Happened => ({ effects: [], errors: [], requests: false, isRefused: false, leadsTo: null })
const answerMs = 60
/** What scripts look for in the answer to a form. */
const accepted = { ok: true, success: true, status: 'success', result: 'success', error: null, errors: [], data: {}, id: 1 }

/** Functions of the window that must be held like those in held.json, and what each returns instead. */
const heldOnWindow: Record<string, unknown> = {
  alert: undefined,
  confirm: false,
  prompt: null,
  print: undefined,
  open: openedWindow(),
  showOpenFilePicker: new Promise(() => {}),
  showSaveFilePicker: new Promise(() => {}),
  showDirectoryPicker: new Promise(() => {}),
  queryLocalFonts: new Promise(() => {}),
}
const events = 'scroll change input reset invalid toggle close cancel play pause volumechange hashchange popstate fullscreenchange'
/** What the browser or our holding back causes, rather than the page. */
const ours =
  /^(?:AbortError|NotAllowedError|InvalidAccessError|ResizeObserver loop|Script error)|Content.Security|Failed to fetch|NetworkError|Load failed/i

const isReading = (url: string, method: unknown = 'GET'): boolean =>
  typeof method === 'string' && /^(?:get|head)$/i.test(method) && !isChanging(url)

/**
 * Holds back whatever changes something, inside the page and in its own world, and notes what happens. The browser holds requests back as well: this
 * covers what it doesn’t let an extension see. What is held stays held until the document is gone.
 */
export function holdPage({ holdFetch }: Pick<Started, 'holdFetch'>): Hold {
  let happened = nothingHappened()
  let isSealed = false
  let how: Answer = 'refused'
  const reply = (answer: (status: number, body: object) => void) => {
    happened.isRefused ||= how === 'refused'
    if (how !== 'none') setTimeout(answer, answerMs, how === 'accepted' ? 200 : 503, how === 'accepted' ? accepted : {})
  }
  const note = (effect: string) => void (happened.effects.length < 200 && happened.effects.push(effect))
  const send = (effect: string) => {
    happened.requests = true
    note(effect)
  }
  const replace = (owner: unknown, name: string, handler: (original: Function) => ProxyHandler<Function>) => {
    const holder = owner as Record<string, unknown> | undefined
    const original = holder?.[name]
    if (holder === undefined || typeof original !== 'function') return
    // A proxy looks like the function it stands for, down to its source text.
    holder[name] = new Proxy(original, handler(original))
  }
  const prototypeOf = (name: string) => (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[name]?.prototype
  const onCall = (owner: unknown, name: string, apply: (args: unknown[], go: () => unknown, self: unknown) => unknown) =>
    replace(owner, name, (original) => ({
      apply: (_target, self, args: unknown[]) => apply(args, () => Reflect.apply(original, self, args) as unknown, self),
    }))

  // Functions that ask for a permission, take over the screen, need a real click, or reach other tabs: recorded, and never settled.
  for (const path of held) {
    const [owner = '', name = ''] = path.split('.')
    onCall(prototypeOf(owner), name, ([text]) => {
      note(path === 'Clipboard.writeText' ? `${copyEffect}${String(text).slice(0, 300)}` : path)
      return new Promise(() => {})
    })
  }
  onCall(globalThis.Notification, 'requestPermission', () => (note('Notification'), new Promise(() => {})))
  for (const [name, result] of Object.entries(heldOnWindow)) onCall(globalThis, name, () => (note(name), result))
  const onFetch = ([input, init]: unknown[], go: () => unknown) => {
    const request = input instanceof Request ? input : null
    const url = request?.url ?? String(input)
    const { method = request?.method, mode = request?.mode } = (init ?? {}) as RequestInit
    send(`request ${bare(url)}`)
    if (isSealed && mode !== 'no-cors') return new Promise((resolve) => reply((status, body) => resolve(Response.json(body, { status }))))
    return !isSealed && isReading(url, method) ? go() : new Promise(() => {})
  }
  if (holdFetch === null) onCall(globalThis, 'fetch', onFetch)
  else holdFetch(onFetch)
  const reading = new WeakSet<object>()
  const requests = XMLHttpRequest.prototype
  onCall(requests, 'open', ([method, url], go, self) => {
    if (isReading(String(url), method)) reading.add(self as object)
    else reading.delete(self as object)
    send(`request ${bare(String(url))}`)
    return go()
  })
  onCall(requests, 'send', (_args, go, self) => {
    if (isSealed)
      return reply((status, body) => {
        const text = JSON.stringify(body)
        const answer = status === 200 ? { status, readyState: 4, responseText: text, response: text } : {}
        for (const [name, value] of Object.entries(answer)) Object.defineProperty(self, name, { value, configurable: true })
        for (const name of status === 200 ? ['readystatechange', 'load', 'loadend'] : ['error', 'loadend'])
          (self as XMLHttpRequest).dispatchEvent(new ProgressEvent(name))
      })
    return reading.has(self as object) ? go() : undefined
  })
  onCall(Navigator.prototype, 'sendBeacon', ([url]) => (send(`request ${bare(String(url))}`), true))
  onCall(HTMLFormElement.prototype, 'submit', () => send('submit'))
  onCall(HTMLElement.prototype, 'click', (_args, go, self) => {
    // Scripts download files and leave the page by links that they make for that.
    if (!(self instanceof HTMLAnchorElement) || self.href === '') return go()
    note(`link ${bare(self.href)}`)
    return undefined
  })
  onCall(EventTarget.prototype, 'dispatchEvent', ([event], go, self) => {
    if (!(self instanceof HTMLAnchorElement) || self.isConnected || !(event instanceof MouseEvent)) return go()
    note(`link ${bare(self.href)}`)
    return true
  })
  // What is connected already.
  for (const name of ['WebSocket', 'RTCDataChannel']) onCall(prototypeOf(name), 'send', () => send(`${name}.send`))
  // Frameworks put their own work off with messages that say nothing.
  onCall(prototypeOf('MessagePort'), 'postMessage', ([message], go) => {
    if (message === null || !/object|string/.test(typeof message)) return go()
    note('MessagePort.postMessage')
    return undefined
  })
  onCall(Document.prototype, 'execCommand', ([command], go) => {
    const { activeElement: field } = document
    if (command === 'copy') note(copyEffect + (field instanceof HTMLTextAreaElement ? field.value : String(getSelection())).slice(0, 300))
    return go()
  })
  holdStorage(onCall, note)
  for (const name of ['WebSocket', 'WebTransport', 'RTCPeerConnection'])
    replace(globalThis, name, (original) => ({
      construct: (_target, _args, self) => {
        send(name)
        // Refused below by the policy, as a server that is down would.
        return Reflect.construct(original, name === 'RTCPeerConnection' ? [] : ['wss://held.invalid'], self) as object
      },
    }))
  noteSources(note)
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  if (cookie?.get) Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set: note.bind(null, 'cookie') })

  addPolicy(`connect-src ${location.origin} data: blob:; form-action 'none'`)

  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    send('submit')
    event.preventDefault()
  })
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement || one instanceof HTMLAreaElement)
    if (event.defaultPrevented || link === undefined || link.href === '' || isWithin(link)) return
    note(`link ${bare(link.href)}`)
    happened.leadsTo = link.href
    event.preventDefault()
  })
  for (const name of events.split(' ')) addEventListener(name, (event) => note(`${name} ${nameOf(event.target)}`), true)
  addEventListener('securitypolicyviolation', () => (happened.requests = true), true)
  const fails = (reason: unknown) => {
    const text = textOf(reason)
    if (!ours.test(text) && !happened.requests) happened.errors.push(text)
  }
  addEventListener('error', (event) => void (event instanceof ErrorEvent && event.isTrusted && fails(event.error ?? event.message)), true)
  addEventListener('unhandledrejection', ({ reason }) => fails(reason), true)
  followNavigation((url, isLeaving) => {
    note(`navigation ${bare(url)}`)
    if (isLeaving) happened.leadsTo = url
  })
  return {
    take: () => {
      const before = happened
      happened = nothingHappened()
      return before
    },
    answer: (next) => void (how = next),
    seal: () => {
      isSealed = true
      // A page’s service worker sends nothing for a form either.
      addPolicy("connect-src 'none'")
    },
  }
}

function addPolicy(content: string): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = content
  document.head.append(policy)
}

const nameOf = (target: EventTarget | null): string => (target instanceof Element ? target.localName + target.id : '')
