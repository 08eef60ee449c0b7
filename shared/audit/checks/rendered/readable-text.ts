import type { FaultyText, RenderedFacts } from '../../../rendered/rendered.ts'
import { defineCheck, fail, joinFindings, pass, paste, warn, type Finding } from '../../check.ts'

const kinds = [
  ['hidden', 'can’t be seen', 'Make these texts visible without a script, through their color and opacity:'],
  ['lost', 'can’t be read on the picture behind it', 'Add an overlay between these texts and the picture, or change their color:'],
  ['blind', 'is a field where entered text can’t be read', 'Set both color and background-color for these fields, in both color schemes:'],
  [
    'overlapping',
    'lies over other text',
    'Give these texts space of their own, for example by removing fixed heights and negative margins:',
  ],
  ['buried', 'can’t be read', 'Move these badges off the text beneath them, for example with padding above it:'],
  ['cut', 'is cut off', 'Let these boxes grow with their text (height: auto, flex-wrap, overflow-wrap: anywhere):'],
  [
    'split',
    'breaks in the middle of the word, without a hyphen',
    'Keep the words of these headings whole (word-break: normal; hyphens: auto), in letters small enough for a phone:',
  ],
] as const

const isHeading = ({ place: { html } }: FaultyText) => /^<h[12]\b/i.test(html)

/** Whether the page’s main heading is there, and nobody can read it. */
export const hidesHeading = ({ use }: RenderedFacts): boolean => use.hidden.some(({ place: { html } }) => /^<h1\b/i.test(html))

/** Source: WCAG 2.2 failures F69 (clipped), F24 (color without background), and what visitors report. */
export const readableText = defineCheck({
  id: 'readable-text',
  label: 'Readable text',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F69',
  needs: ['rendered'],
  run: ({ rendered }) => (rendered.texts.isTurned ? joinFindings([turned, judgeTexts(rendered)]) : judgeTexts(rendered)),
})

const turned = warn(
  'The text is written from right to left, but laid out from left to right.',
  paste('Add this attribute to your <html> tag:', 'dir="rtl"'),
)

function judgeTexts({ use }: RenderedFacts): Finding {
  const found = kinds.flatMap(([kind, is, instruction]) => use[kind].map((text) => ({ text, is, instruction })))
  const [first] = found
  if (first === undefined) return pass('No text is hidden, cut off or covered by other text.')
  const same = found.filter(({ is }) => is === first.is)
  const parts = kinds.flatMap(([, is]) => {
    const texts = found.filter((one) => one.is === is).map(({ text }) => text.text)
    return texts.length === 0 ? [] : `“${texts[0]?.slice(0, 60)}” ${is}${texts.length > 1 ? `, plus ${texts.length - 1} more` : ''}`
  })
  const fix = paste(
    found.length === same.length ? first.instruction : 'Make these texts readable:',
    found.map(({ text, is }) => `${text.place.path} (${is})`).join('\n'),
  )
  const detail = `${parts.join('. ')}.`
  const texts = found.map(({ text }) => text)
  return (texts.some(isHeading) ? fail : warn)(detail, fix, texts)
}
