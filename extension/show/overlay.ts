import { colors, draw, drawButton } from './draw.ts'
import { findElement, isShown } from './find-element.ts'
import type { ShowRequest, ShownFinding } from './request.ts'
import { siteName } from '../service/site-name.ts'

/** More outlines at once would be noise. */
const maxOutlined = 8

/**
 * Outlines the elements of one finding at a time, with its fix in a card. Everything is drawn in a closed shadow root in the top layer, in one
 * node that comes last in the document, so the page itself isn’t changed. Returns a function that removes it.
 */
export function showFindings({ findings, at }: ShowRequest): () => void {
  const color = colors(matchMedia('(prefers-color-scheme: dark)').matches)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const layer = { all: 'initial', position: 'fixed', inset: '0', width: '100%', height: '100%', 'pointer-events': 'none' }
  const host = draw('div', { ...layer, background: 'transparent', overflow: 'hidden' })
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'closed' })
  const outlines = draw('div', {})
  const card = draw('div', {
    position: 'fixed',
    'box-sizing': 'border-box',
    width: 'min(380px, calc(100vw - 32px))',
    'max-height': 'min(420px, 45vh)',
    display: 'flex',
    'flex-direction': 'column',
    gap: '10px',
    padding: '8px 16px 16px',
    overflow: 'auto',
    'pointer-events': 'auto',
    'border-radius': '12px',
    border: `1px solid ${color.line}`,
    background: color.card,
    color: color.ink,
    font: '400 14px/1.45 system-ui, sans-serif',
    'text-align': 'start',
    'box-shadow': '0 12px 40px rgb(0 0 0 / 35%)',
  })
  card.setAttribute('role', 'dialog')
  card.setAttribute('aria-label', 'Findings on this page')
  root.append(outlines, card)
  const focused = document.activeElement
  let current = at
  let targets: { element: Element; outline: HTMLElement }[] = []
  let frame = 0

  const show = (step: number) => {
    current = (current + step + findings.length) % findings.length
    const finding = findings[current]
    if (finding === undefined) return
    const elements = [...new Set(finding.places.flatMap((place) => findElement(place, document) ?? []))].slice(0, maxOutlined)
    const border = { border: `3px solid ${color.accent}`, 'box-shadow': '0 0 0 2px #fff, 0 0 0 4px rgb(0 0 0 / 45%)' }
    const outline = () => draw('div', { ...border, position: 'fixed', 'box-sizing': 'border-box', 'border-radius': '6px' })
    targets = elements.map((element) => ({ element, outline: outline() }))
    outlines.replaceChildren(...targets.map((target) => target.outline))
    const [first] = elements.filter(isShown)
    first?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
    const active = root.activeElement
    fillCard(finding, first === undefined)
    // Drawing a button again makes it lose the focus.
    if (active instanceof HTMLElement && active.isConnected) active.focus({ preventScroll: true })
    follow()
  }
  /** Keeps the outlines where the elements are, and the card on the other side of the window. */
  const follow = () => {
    cancelAnimationFrame(frame)
    for (const { element, outline } of targets) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = { left: `${x - 6}px`, top: `${y - 6}px`, width: `${width + 12}px`, height: `${height + 12}px` }
      for (const [property, value] of Object.entries({ ...box, display: isShown(element) ? 'block' : 'none' }))
        outline.style.setProperty(property, value, 'important')
    }
    const box = targets.find(({ element }) => isShown(element))?.element.getBoundingClientRect()
    const isRight = box !== undefined && box.x + box.width / 2 > innerWidth * 0.55
    const isLow = box !== undefined && box.y + box.height / 2 > innerHeight * 0.55
    card.style.setProperty(
      'inset',
      `${isLow ? '16px' : 'auto'} ${isRight ? 'auto' : '16px'} ${isLow ? 'auto' : '16px'} ${isRight ? '16px' : 'auto'}`,
      'important',
    )
    frame = requestAnimationFrame(follow)
  }
  const quiet = { padding: '5px 10px', border: `1px solid ${color.line}`, background: 'transparent', color: color.ink }
  const next = drawButton('→', 'Next finding', { ...quiet, border: '0', background: color.accent, color: color.onAccent }, () => show(1))
  const back = drawButton('←', 'Previous finding', quiet, () => show(-1))
  const fillCard = ({ title, instruction, snippet }: ShownFinding, isAbsent: boolean) => {
    const small = { margin: '0', color: color.soft, 'font-size': '12px' }
    const close = drawButton('✕', 'Close', { ...quiet, border: '0' }, hide)
    const bar = {
      position: 'sticky',
      top: '-8px',
      display: 'flex',
      gap: '6px',
      'align-items': 'center',
      padding: '4px 0',
      background: color.card,
    }
    const place = draw('p', { ...small, 'margin-right': 'auto' }, `${siteName} · ${current + 1} of ${findings.length}`)
    const head = draw('div', bar, place, ...(findings.length < 2 ? [] : [back, next]), close)
    const said = draw('p', { margin: '0', font: '600 15px/1.35 system-ui, sans-serif', 'overflow-wrap': 'anywhere' }, title)
    said.setAttribute('role', 'status')
    const code = { margin: '0', padding: '8px 10px', 'white-space': 'pre-wrap', 'overflow-wrap': 'anywhere', background: color.sunken }
    const font = { font: '12px/1.5 ui-monospace, monospace', 'border-radius': '6px', 'user-select': 'text' }
    const absent = 'Not visible right now. It may be in a menu, or only appear at another window width.'
    card.replaceChildren(
      head,
      said,
      ...(isAbsent ? [draw('p', small, absent)] : []),
      draw('p', { margin: '0', 'overflow-wrap': 'anywhere' }, instruction),
      ...(snippet === null ? [] : [draw('pre', { ...code, ...font }, snippet)]),
    )
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    // The page’s own dialog stays open.
    if (event.key === 'Escape') event.preventDefault()
    if (event.key === 'Escape') hide()
    else if (event.key === 'ArrowRight') show(1)
    else if (event.key === 'ArrowLeft') show(-1)
  }
  const hide = () => {
    cancelAnimationFrame(frame)
    host.remove()
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true })
  }
  card.addEventListener('keydown', onKey)
  // Pages close their menus when something else is pressed.
  for (const type of ['pointerdown', 'mousedown', 'click']) host.addEventListener(type, (event) => event.stopPropagation())
  // An open modal dialog makes everything outside of it inert.
  const dialog = focused?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1)
  ;(dialog ?? document.documentElement).append(host)
  host.showPopover()
  show(0)
  card.tabIndex = -1
  ;(next.isConnected ? next : card).focus({ preventScroll: true })
  return hide
}
