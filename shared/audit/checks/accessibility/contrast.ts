import { inPage } from '../../accessibility/judge-rules.ts'
import { contrastRatio, fromHex, hexOf, nearestReadable } from '../../../color.ts'
import type { AccessibilityFacts, Contrast, FaultyElement } from '../../../rendered/accessibility.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { inMedia } from '../../snippets.ts'
import { oneOrMany, pluralForm } from '../../../plural.ts'

/** Above this share of the page’s text, people can’t use the page. */
const largeShare = 0.25

export const contrast = defineCheck({
  id: 'contrast',
  label: 'Color contrast',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  isOfOthers: true,
  needs: ['accessibility'],
  run({ accessibility: { violations, text }, media }) {
    const found = violations.find(({ rule }) => rule === 'color-contrast')
    const unjudged = unjudgedWords(text)
    if (found === undefined) return pass(`All text on plain backgrounds has enough contrast.${unjudged}`)
    const { count, elements } = found
    const ratios = elements.flatMap((element) => element.contrast?.ratio ?? []).sort((a, b) => a - b)
    const share = text.low / Math.max(1, text.characters)
    const where = `Text has too little contrast in ${oneOrMany(count, 'one place', 'places')}`
    const detail = `${where} (${Math.max(1, Math.round(share * 100))}% of the text). The lowest ratio is ${shown(ratios[0] ?? 1)}.${unjudged}`
    const fix = paste('Add this CSS, which uses the closest colors with enough contrast:', inMedia(rulesFor(elements), media))
    return (share >= largeShare ? fail : warn)(detail, fix, inPage(elements))
  },
})

const black = [0, 0, 0] as const
const noteOn = (now: number, then: number) => `${shown(now)} now, ${shown(then)} after`

/** Truncated, not rounded: 4.49 isn’t 4.5. */
const shown = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

function unjudgedWords({ unjudged }: AccessibilityFacts['text']): string {
  if (unjudged === 0) return ''
  return ` ${unjudged} more couldn’t be checked: ${pluralForm(unjudged, 'its background isn’t a plain color', 'their backgrounds aren’t a plain color')}.`
}

const unfadedNote = ({ color, ground, ratio }: Contrast) => noteOn(ratio, contrastRatio(fromHex(color) ?? black, fromHex(ground) ?? black))

type Rule = { paths: string[]; declarations: string; note: string; frame: string | null }

/** One rule for all elements that need the same color. */
function rulesFor(elements: readonly FaultyElement[]): string {
  const rules = new Map<string, Rule>()
  const add = (path: string, declarations: string, note: string, frame: string | null) => {
    const key = `${frame}${declarations}${note}`
    const known = rules.get(key)
    if (known === undefined) rules.set(key, { paths: [path], declarations, note, frame })
    else if (!known.paths.includes(path)) known.paths.push(path)
  }
  for (const { place, contrast, frame } of elements) {
    if (contrast === null) continue
    const better = betterColor(contrast)
    for (const { path } of contrast.faded) add(path, 'opacity: 1;', better?.note ?? unfadedNote(contrast), frame)
    if (better !== null) add(place.path, `color: ${better.hex}${contrast.isOutweighed ? ' !important' : ''};`, better.note, frame)
  }
  return [...rules.values()]
    .map(({ paths, declarations, note, frame }) => {
      const where = frame === null ? '' : `/* In the frame ${frame.replaceAll('*/', '* /')} */\n`
      return `${where}${paths.join(',\n')} { ${declarations} } /* ${note} */`
    })
    .join('\n')
}

/** The closest color with enough contrast; null if the color itself has enough once nothing fades it. */
function betterColor({ color, ground, ratio, required }: Contrast): { hex: string; note: string } | null {
  const [from, on] = [fromHex(color), fromHex(ground)]
  if (from === null || on === null) return null
  if (contrastRatio(from, on) >= required) return null
  const to = nearestReadable(from, on, required)
  return { hex: hexOf(to), note: noteOn(ratio, contrastRatio(to, on)) }
}
