import { isLoopbackHost } from '../hosts.ts'
import { meterCpu } from '../rendered/cpu-share.ts'
import { isOwnHost } from '../rendered/own-host.ts'
import { readLargestPaint } from '../rendered/read-speed.ts'
import type { ResourceKind } from '../rendered/rendered.ts'
import { consoleText, cut, placeInStack, textOf } from './console-text.ts'
import { collectEvent, maxEntries, type ConsoleMessage, type Heard, type BlockedLoad, type ScriptError } from './watched.ts'

/** Errors that say nothing about the page: hidden by the browser (HTML, “muted errors”), or a notice that no script can avoid. */
const unclear = /^(?:Script error\.?$|ResizeObserver loop )/
/** Rejections that scripts leave unhandled on purpose: a request that was canceled, a video that may not play by itself. */
const harmless = /^(?:AbortError|NotAllowedError)\b/
const isExtension = (file: string | null): boolean =>
  file !== null && /^(?:[a-z]+(?:-web)?-extension\b|user-script|resource:|chrome:)/.test(file)
/** Events beyond this are ignored. */
const maxEvents = 200

type Kept<T> = { add: (key: string, make: () => T) => void; list: () => T[] }

/** Counts identical entries as one, and keeps the first `maxEntries` different ones. */
function keep<T extends { count: number }>(): Kept<T> {
  const known = new Map<string, T>()
  return {
    add: (key, make) => {
      const before = known.get(key)
      if (before) before.count += 1
      else if (known.size < maxEntries) known.set(key, make())
    },
    list: () => [...known.values()],
  }
}

/**
 * Listens to the page in its own world, before its first script runs, until it’s asked for what it has recorded. The page’s scripts don’t
 * notice: events still reach their own listeners, and console.error still writes.
 */
export function listen(cpu = meterCpu()): void {
  const thrown: ErrorEvent[] = []
  const rejected = new Map<Promise<unknown>, PromiseRejectionEvent>()
  const blocked: SecurityPolicyViolationEvent[] = []
  const lost = new Map<string, ResourceKind>()
  const messages = keep<ConsoleMessage>()
  let isStopped = false
  let asksScheme = false

  const onError = (event: Event) => {
    const { target } = event
    if (!event.isTrusted || thrown.length + lost.size >= maxEvents) return
    if (event instanceof ErrorEvent && target === window) {
      // Loops of a ResizeObserver come with every frame: they mustn’t use up the room for errors.
      if (!unclear.test(event.message)) thrown.push(event)
    } else if (target instanceof HTMLScriptElement) lost.set(target.src, 'script')
    else if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) lost.set(target.href, 'style')
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.isTrusted && rejected.size < maxEvents) rejected.set(event.promise, event)
  }
  const onHandled = ({ promise }: PromiseRejectionEvent) => void rejected.delete(promise)
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.isTrusted && blocked.length < maxEvents) blocked.push(event)
  }
  const log = console
  const original = log.error
  // A proxy looks like the function it stands for, down to its source text.
  const proxy = new Proxy(original, {
    apply: (target, self, args: unknown[]) => {
      const text = isStopped ? null : consoleText(args)
      if (text !== null) messages.add(text, () => ({ text, count: 1 }))
      return Reflect.apply(target, self, args) as unknown
    },
  })
  const query = matchMedia
  const queryProxy = new Proxy(query, {
    apply: (target, self, args: unknown[]) => {
      asksScheme ||= /prefers-color-scheme/i.test(String(args[0]))
      return Reflect.apply(target, self, args as [string])
    },
  })
  const stop = () => {
    isStopped = true
    cpu.stop()
    removeEventListener('error', onError, true)
    removeEventListener('unhandledrejection', onRejection, true)
    removeEventListener('rejectionhandled', onHandled, true)
    removeEventListener('securitypolicyviolation', onViolation, true)
    removeEventListener(collectEvent, onCollect)
    if (log.error === proxy) log.error = original
    if (globalThis.matchMedia === queryProxy) globalThis.matchMedia = query
  }
  const onCollect = (event: Event) => {
    const { detail } = event as CustomEvent<{ heard?: Heard } | null>
    if (typeof detail !== 'object' || detail === null) return
    const painted = readLargestPaint()
    detail.heard = {
      cpuShare: painted === null ? null : cpu.until(painted),
      cpuShareInAll: cpu.until(performance.now()),
      errors: errorsOf(thrown, [...rejected.values()]),
      messages: messages.list(),
      blockedLoads: blockedLoadsOf(blocked, lost),
      lost: [...lost]
        .filter(([url]) => /^https?:/.test(url))
        .slice(0, maxEntries)
        .map(([url, kind]) => ({ url, kind, isOwn: isOwnHost(url) })),
      asksScheme,
    }
    stop()
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', onRejection, true)
  addEventListener('rejectionhandled', onHandled, true)
  addEventListener('securitypolicyviolation', onViolation, true)
  addEventListener(collectEvent, onCollect)
  log.error = proxy
  globalThis.matchMedia = queryProxy
  // Tabs that happen to load the same site meanwhile are never asked.
  setTimeout(stop, 60_000)
}

/** An error that a script marked as handled (preventDefault) isn’t the browser’s to report either. */
function errorsOf(thrown: ErrorEvent[], rejected: PromiseRejectionEvent[]): ScriptError[] {
  const errors = keep<ScriptError>()
  const add = (text: string, isRejection: boolean, place: { file: string; line: number; column: number } | null) => {
    if (isExtension(place?.file ?? null)) return
    const { file = null, line = null, column = null } = place ?? {}
    errors.add(`${text} ${file} ${line}`, () => ({
      text,
      isRejection,
      file,
      line,
      column,
      isOwn: file === null || isOwnHost(file),
      count: 1,
    }))
  }
  for (const { defaultPrevented, message, filename, lineno, colno } of thrown) {
    const text = cut(message.replace(/^Uncaught (?=\S)/, ''))
    if (defaultPrevented || filename === '') continue
    add(text, false, { file: filename, line: lineno, column: colno })
  }
  for (const { defaultPrevented, reason } of rejected) {
    const text = textOf(reason)
    if (!defaultPrevented && !harmless.test(text)) add(text, true, placeInStack(stackOf(reason)))
  }
  return errors.list()
}

function stackOf(reason: unknown): unknown {
  try {
    return reason instanceof Error ? reason.stack : null
  } catch {
    return null
  }
}

/** Report-only policies block nothing. Libraries probe for eval and work without it. */
function blockedLoadsOf(blocked: SecurityPolicyViolationEvent[], lost: Map<string, ResourceKind>): BlockedLoad[] {
  const blockedLoads = keep<BlockedLoad>()
  for (const { disposition, blockedURI, effectiveDirective, originalPolicy, sourceFile, lineNumber } of blocked) {
    const isProbe = /eval$|^trusted-types/.test(blockedURI)
    if (disposition === 'report' || isProbe || isExtension(blockedURI) || isExtension(sourceFile)) continue
    const isOwn = !/^https?:/.test(blockedURI) || isOwnHost(blockedURI)
    blockedLoads.add(`${effectiveDirective} ${blockedURI}`, () => ({
      reason: 'policy',
      directive: effectiveDirective,
      policy: originalPolicy.slice(0, 4000),
      url: blockedURI.slice(0, 2000),
      file: sourceFile || null,
      line: lineNumber || null,
      isOwn,
      count: 1,
    }))
  }
  for (const url of lost.keys()) {
    if (!isMixed(url)) continue
    blockedLoads.add(url, () => ({
      reason: 'mixed-content',
      directive: '',
      policy: '',
      url,
      file: null,
      line: null,
      isOwn: true,
      count: 1,
    }))
  }
  return blockedLoads.list()
}

/** Browsers block http scripts and styles on https pages (W3C Mixed Content), unless a policy upgrades them to https. */
function isMixed(address: string): boolean {
  const url = URL.parse(address)
  if (location.protocol !== 'https:' || url?.protocol !== 'http:' || isLoopbackHost(url.hostname)) return false
  return performance.getEntriesByName(url.href.replace(/^http:/, 'https:')).length === 0
}
