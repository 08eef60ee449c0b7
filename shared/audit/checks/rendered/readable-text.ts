import type { FaultyText, RenderedFacts } from '../../../rendered/rendered.ts'
import { defineCheck, fail, joinFindings, pass, paste, warn, type Finding } from '../../check.ts'
import words from '../../words/text-faults.json' with { type: 'json' }
import { excerpt } from '../../words/excerpt.ts'

const kinds = Object.entries(words) as [keyof typeof words, { is: string; todo: string }][]

const isHeading = ({ place: { html } }: FaultyText) => /^<h[12]\b/i.test(html)

/** Whether the page’s main heading is there, and nobody can read it. */
export const hidesHeading = ({ use }: RenderedFacts): boolean => use.hidden.some(({ place: { html } }) => /^<h1\b/i.test(html))

/** Source: WCAG 2.2 failures F69 (clipped), F24 (color without background), and what visitors report. */
export const readableText = defineCheck({
  id: 'readable-text',
  label: 'Readable text',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F69',
  isOfOthers: true,
  needs: ['rendered'],
  run: ({ rendered }) => (rendered.texts.isTurned ? joinFindings([turned, judgeTexts(rendered)]) : judgeTexts(rendered)),
})

const turned = warn(
  'The text is written from right to left, but laid out from left to right.',
  paste('Add this attribute to your <html> tag:', 'dir="rtl"'),
)

/** How wide letters are, which another font changes. */
const ofWidth = new Set(['cut', 'split', 'overlapping'])

function judgeTexts({ use, requests }: RenderedFacts): Finding {
  const isFallback = requests.failed.some(({ isOwn, kind }) => !isOwn && /^(?:style|font)$/.test(kind))
  const found = kinds
    .filter(([kind]) => !(isFallback && ofWidth.has(kind)))
    .flatMap(([kind, { is, todo }]) => use[kind].map((text) => ({ text, is, todo })))
  const [first] = found
  if (first === undefined) return pass('No text is hidden, cut off or covered by other text.')
  const same = found.filter(({ is }) => is === first.is)
  const parts = kinds.flatMap(([, { is }]) => {
    const texts = found.filter((one) => one.is === is).map(({ text }) => text.text)
    return texts.length === 0 ? [] : `“${excerpt(texts[0] ?? '', 60)}” ${is}${texts.length > 1 ? `, plus ${texts.length - 1} more` : ''}`
  })
  const fix = paste(
    found.length === same.length ? first.todo : 'Make these texts readable:',
    found.map(({ text, is }) => `${text.place.path} (${is})`).join('\n'),
  )
  const detail = `${parts.join('. ')}.`
  const texts = found.map(({ text }) => text)
  return (texts.some(isHeading) ? fail : warn)(detail, fix, texts)
}
