import { textOf } from '../watched/console-text.ts'
import { isChanging } from './changing-url.ts'
import { holdStorage } from './hold-storage.ts'

/** What happened on the page since it was asked last. `requests` says that something was sent, or held back. */
export type Happened = { effects: string[]; errors: string[]; requests: boolean; leadsTo: string | null }

/** Functions that ask for a permission, take over the screen, need a person’s own press, or reach other tabs. They’re noted and never settle. */
const held = `Clipboard.read Clipboard.readText Clipboard.write Clipboard.writeText Geolocation.getCurrentPosition Geolocation.watchPosition
  MediaDevices.getUserMedia MediaDevices.getDisplayMedia Navigator.share Navigator.getUserMedia Navigator.requestMIDIAccess Navigator.registerProtocolHandler
  CredentialsContainer.get CredentialsContainer.create PaymentRequest.show PushManager.subscribe Bluetooth.requestDevice USB.requestDevice Serial.requestPort
  HID.requestDevice EyeDropper.open WakeLock.request IdleDetector.start SpeechRecognition.start webkitSpeechRecognition.start MediaRecorder.start
  SpeechSynthesis.speak Element.requestFullscreen Element.webkitRequestFullscreen Element.requestPointerLock HTMLVideoElement.requestPictureInPicture
  HTMLInputElement.showPicker HTMLMediaElement.play AudioContext.resume StorageManager.persist Document.requestStorageAccess BroadcastChannel.postMessage
  Worker.postMessage ServiceWorker.postMessage ServiceWorkerContainer.register CacheStorage.delete Cache.put Cache.add Cache.addAll Cache.delete
  IDBFactory.deleteDatabase CookieStore.set CookieStore.delete`
/** The same, as functions of the window, and what each returns. */
const heldOnWindow: Record<string, unknown> = {
  alert: undefined,
  confirm: false,
  prompt: null,
  print: undefined,
  open: null,
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
export function holdPage(): () => Happened {
  let happened: Happened = { effects: [], errors: [], requests: false, leadsTo: null }
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

  for (const path of held.split(/\s+/)) {
    const [owner = '', name = ''] = path.split('.')
    onCall(prototypeOf(owner), name, () => {
      note(path)
      return new Promise(() => {})
    })
  }
  onCall(globalThis.Notification, 'requestPermission', () => (note('Notification'), new Promise(() => {})))
  for (const [name, result] of Object.entries(heldOnWindow)) onCall(globalThis, name, () => (note(name), result))
  onCall(globalThis, 'fetch', ([input, init], go) => {
    const request = input instanceof Request ? input : null
    const url = request?.url ?? String(input)
    send(`request ${bare(url)}`)
    return isReading(url, (init as RequestInit | undefined)?.method ?? request?.method) ? go() : new Promise(() => {})
  })
  const reading = new WeakSet<object>()
  const requests = XMLHttpRequest.prototype
  onCall(requests, 'open', ([method, url], go, self) => {
    if (isReading(String(url), method)) reading.add(self as object)
    else reading.delete(self as object)
    send(`request ${bare(String(url))}`)
    return go()
  })
  onCall(requests, 'send', (_args, go, self) => (reading.has(self as object) ? go() : undefined))
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
  holdStorage(onCall, note)
  for (const name of ['WebSocket', 'WebTransport', 'RTCPeerConnection'])
    replace(globalThis, name, (original) => ({
      construct: (_target, _args, self) => {
        send(name)
        // Refused below by the policy, as a server that is down would.
        return Reflect.construct(original, name === 'RTCPeerConnection' ? [] : ['wss://held.invalid'], self) as object
      },
    }))
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
  return () => {
    const before = happened
    happened = { effects: [], errors: [], requests: false, leadsTo: null }
    return before
  }
}

/** While a form is tried, a page’s service worker sends nothing for it either. */
export const sealPage = (): void => addPolicy("connect-src 'none'")

function addPolicy(content: string): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = content
  document.head.append(policy)
}

/** Whether a link leads to a place on this page, or runs a script. */
const isWithin = ({ href, protocol, download }: HTMLAnchorElement | HTMLAreaElement): boolean =>
  protocol === 'javascript:' || (download === '' && href.includes('#') && href.split('#')[0] === location.href.split('#')[0])

/** Keeps the document, where the browser lets a page decide that (HTML, Navigation API). */
function followNavigation(follow: (url: string, isLeaving: boolean) => void): void {
  type Leaving = Event & { destination: { url: string; sameDocument: boolean } }
  const { navigation } = globalThis as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Leaving
    follow(destination.url, !destination.sameDocument)
    if (!destination.sameDocument) event.preventDefault()
  })
}

const nameOf = (target: EventTarget | null): string => (target instanceof Element ? target.localName + target.id : '')

/** Without what changes with every request. */
const bare = (url: string): string => url.replace(/[?#].*$/, '').slice(0, 200)
