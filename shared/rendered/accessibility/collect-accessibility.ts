import type { AxeResults, CheckResult, NodeResult, Result, RunOptions } from 'axe-core'
import type { AccessibilityViolation, DocumentAccessibility, FaultyElement } from '../accessibility.ts'
import { listed } from '../rendered.ts'
import { contrastElements } from './contrast-elements.ts'
import { exactPlace } from './exact-place.ts'
import { hintOf } from './hint.ts'
import { isNamedByStyles } from './named-by-styles.ts'
import { readContrast, type Faint, type Suspect } from './read-contrast.ts'

/** On pages with more elements, axe-core blocks the page for 15 seconds or longer. */
const maxElements = 20_000

/** The part of axe-core that is needed. */
export type Axe = {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
  frameMessenger: (messenger: { open: () => void; post: () => boolean }) => void
}

/** Rules about accessible names, which may come from styles. */
const nameRules = new Set(['button-name', 'link-name', 'summary-name', 'aria-command-name', 'aria-tab-name', 'aria-toggle-field-name'])
/** Rules that apply to whole pages, not to documents in frames. */
const pageRules = ['document-title', 'html-has-lang', 'meta-viewport']
/** Rules that only ask people to look: axe-core never reports a violation of them. */
export const undecidedRules =
  `aria-braille-equivalent bypass duplicate-id-aria form-field-multiple-labels frame-title-unique no-autoplay-audio
server-side-image-map th-has-data-cells video-caption`.split(/\s/)

/** Best practices of axe-core whose violations people meet: headings that say nothing, and a keyboard that is sent around. */
export const addedRules = ['empty-heading', 'tabindex']

const switched = (rules: readonly string[], enabled: boolean) => Object.fromEntries(rules.map((rule) => [rule, { enabled }]))

export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: switched(addedRules, true),
  resultTypes: ['violations'],
  iframes: false,
  elementRef: true,
  selectors: false,
  preload: false,
}

/**
 * Runs in a page, or in a frame of it: returns what axe-core finds there, each element with what its fix needs. Changes nothing, and sends nothing.
 * Null in a frame that isn’t visible, and in a document too large to check while someone waits.
 */
export async function collectAccessibility(axe: Axe): Promise<DocumentAccessibility | null> {
  // Without this, axe-core would send messages to frames, which the page could see.
  axe.frameMessenger({ open: () => {}, post: () => false })
  const isFrame = window !== window.top
  if (isFrame && (innerWidth <= trackerSize || innerHeight <= trackerSize || !isShownFrame(window.frameElement))) return null
  if (document.getElementsByTagName('*').length > maxElements) return null
  const left = isFrame ? [...undecidedRules, ...pageRules] : undecidedRules
  const rules = { ...switched(addedRules, true), ...switched(left, false) }
  const { violations: found } = await axe.run(document, { ...axeOptions, rules })
  const low = found.find(({ id }) => id === 'color-contrast')?.nodes ?? []
  const { faint, text } = readContrast(low.flatMap(toSuspect))
  const violations = found.flatMap((violation) => {
    if (violation.id === 'color-contrast') return faint.length === 0 ? [] : [toContrastViolation(violation, faint)]
    const nodes = nameRules.has(violation.id)
      ? violation.nodes.filter(({ element }) => element === undefined || !isNamedByStyles(element))
      : violation.nodes
    return nodes.length === 0 ? [] : [toViolation(violation, nodes)]
  })
  return { violations, text, frames: [...document.querySelectorAll('iframe, frame')].filter(isShownFrame).length }
}

const summaryOf = ({ id, impact, help }: Result) => ({ rule: id, impact: impact ?? ('moderate' as const), help })

function toViolation(violation: Result, nodes: NodeResult[]): AccessibilityViolation {
  const elements = nodes.slice(0, listed).flatMap((node): FaultyElement[] => {
    const { element } = node
    if (element === undefined) return []
    const causes = checksOf(node).flatMap(({ relatedNodes = [] }) => relatedNodes.flatMap((related) => causeOf(related, element)))
    return [{ ...plain(element), place: exactPlace(element), attributes: attributesIn(node), causes: causes.slice(0, 3) }]
  })
  return { ...summaryOf(violation), count: nodes.length, elements }
}

function toContrastViolation(violation: Result, faint: readonly Faint[]): AccessibilityViolation {
  const elements = contrastElements(faint).map(({ element, place, contrast }) => ({ ...plain(element), place, contrast }))
  return { ...summaryOf(violation), count: faint.length, elements }
}

const plain = (element: Element) => ({
  frame: window === window.top ? null : location.href,
  hint: hintOf(element),
  attributes: [],
  isInline: getComputedStyle(element).display === 'inline',
  causes: [],
  contrast: null,
})

const causeOf = (related: object, element: Element) => {
  const cause = (related as { element?: Element }).element
  return cause === undefined || cause === element ? [] : [exactPlace(cause)]
}

const checksOf = ({ any, all, none }: NodeResult): CheckResult[] => [...any, ...all, ...none]

/** ARIA attributes and roles in axe-core’s data on an element. */
function attributesIn(node: NodeResult): string[] {
  const texts = checksOf(node).flatMap(({ data }) => JSON.stringify(data ?? '').match(/aria-[a-z]+|role/g) ?? [])
  return [...new Set(texts)]
}

function toSuspect(node: NodeResult): Suspect[] {
  const data = node.any.find(({ id }) => id === 'color-contrast')?.data as
    | { fgColor?: string; bgColor?: string; expectedContrastRatio?: string }
    | undefined
  if (node.element === undefined || !data?.fgColor || !data.bgColor) return []
  const { fgColor, bgColor, expectedContrastRatio } = data
  return [{ element: node.element, fgColor, bgColor, required: Number.parseFloat(expectedContrastRatio ?? '4.5') }]
}

/** Frames of a few pixels are for tracking; nobody sees them. */
const trackerSize = 2

const isShownFrame = (frame: Element | null): boolean =>
  frame === null ||
  (frame.clientWidth > trackerSize && frame.clientHeight > trackerSize && frame.checkVisibility({ visibilityProperty: true }))
