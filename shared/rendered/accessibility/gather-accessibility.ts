import type { AxeResults, CheckResult, NodeResult, Result, RunOptions } from 'axe-core'
import type { AccessibilityFault, DocumentAccessibility, FaultyElement } from '../accessibility.ts'
import { placeOf } from '../place.ts'
import { listed } from '../rendered.ts'
import { hintOf } from './hint.ts'
import { readContrast, type Suspect } from './read-contrast.ts'

/** The part of axe-core that is needed. */
export type Axe = {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
  frameMessenger: (messenger: { open: () => void; post: () => boolean }) => void
}

/** Rules about a whole page, which a document in a frame isn’t. */
const pageRules = ['bypass', 'document-title', 'html-has-lang', 'meta-viewport']

export const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  iframes: false,
  elementRef: true,
  selectors: false,
  preload: { assets: ['media'], timeout: 500 },
}

/**
 * Runs in a page, or in a frame of it: what axe-core finds there, each element with what its fix needs. Changes nothing, and sends nothing.
 * Null in a frame that isn’t shown.
 */
export async function gatherAccessibility(axe: Axe): Promise<DocumentAccessibility | null> {
  // Without this, axe-core would talk to frames by messages, which the page could see.
  axe.frameMessenger({ open: () => {}, post: () => false })
  const isFrame = window !== window.top
  if (isFrame && !isShownFrame(window.frameElement)) return null
  const rules = isFrame ? Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) : {}
  const { violations } = await axe.run(document, { ...axeOptions, rules })
  const low = violations.find(({ id }) => id === 'color-contrast')?.nodes ?? []
  const { confirmed, text } = readContrast(low.flatMap(toSuspect))
  const contrasts = new Map(confirmed.map(({ element, contrast }) => [element, contrast]))
  const faults = violations.flatMap((violation) => {
    const nodes =
      violation.id === 'color-contrast' ? violation.nodes.filter(({ element }) => element && contrasts.has(element)) : violation.nodes
    return nodes.length === 0 ? [] : [toFault(violation, nodes, (element) => contrasts.get(element) ?? null)]
  })
  return { faults, text, frames: [...document.querySelectorAll('iframe, frame')].filter(isShownFrame).length }
}

function toFault(violation: Result, nodes: NodeResult[], contrastOf: (element: Element) => FaultyElement['contrast']): AccessibilityFault {
  const elements = nodes.slice(0, listed).flatMap((node) => {
    const { element } = node
    if (element === undefined) return []
    return {
      place: placeOf(element),
      frame: window === window.top ? null : location.href,
      hint: hintOf(element),
      attributes: attributesIn(node),
      isInline: getComputedStyle(element).display === 'inline',
      causes: checksOf(node)
        .flatMap(({ relatedNodes = [] }) => relatedNodes.flatMap((related) => causeOf(related, element)))
        .slice(0, 3),
      contrast: contrastOf(element),
    }
  })
  return { rule: violation.id, impact: violation.impact ?? 'moderate', help: violation.help, count: nodes.length, elements }
}

const causeOf = (related: object, element: Element) => {
  const cause = (related as { element?: Element }).element
  return cause === undefined || cause === element ? [] : [placeOf(cause)]
}

const checksOf = ({ any, all, none }: NodeResult): CheckResult[] => [...any, ...all, ...none]

/** ARIA attributes and roles in what axe-core noticed about an element. */
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

/** Frames of a few pixels count visits; nobody sees them. */
function isShownFrame(frame: Element | null): boolean {
  if (frame === null) return true
  const { width, height } = frame.getBoundingClientRect()
  return width > 2 && height > 2 && frame.checkVisibility({ visibilityProperty: true })
}
