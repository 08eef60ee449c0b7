import { addressNote, besidePage } from '../../address.ts'
import { withoutBroken } from '../../broken.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { usableImages } from '../../images.ts'
import { nameOf, taglineOf } from '../../words/own-words.ts'
import { isUnrendered, unrendered } from '../../script-shell.ts'
import { image } from '../../snippets.ts'

/** A listing shows up to five. With two, people see more than one side of the product. */
const enough = 2

/** `broken-images` reports pictures that would be enough if they loaded. */
const told = 'Not checked: some pictures are broken. See “Broken images”.'

export const screenshots = defineCheck({
  id: 'screenshots',
  label: 'Screenshots',
  weight: 4,
  run(facts) {
    const found = usableImages(facts.page)
    const intact = usableImages(withoutBroken(facts).page)
    if (intact.length >= enough) return pass(`Found ${intact.length} usable images.`)
    if (found.length >= enough) return pass(told)
    if (isUnrendered(facts)) return pass(unrendered)
    const broken = (facts.rendered ?? facts.resources)?.pictures.broken ?? []
    const isLost = intact.length === 0 && broken.some(({ url, isOwn }) => isOwn && url === found[0])
    const names = Array.from({ length: enough - intact.length }, (_, i) =>
      besidePage(facts.page, `screenshots/${intact.length + i + 1}.png`),
    )
    const alt = [nameOf(facts), taglineOf(facts)].filter(Boolean).join(': ')
    const tags = names.map((url) => image(url, alt, 1280, 800)).join('\n')
    const save = `Save ${names.length === 1 ? 'another 1280 × 800 px screenshot' : '1280 × 800 px screenshots'} as ${names.join(' and ')}, and add this ${intact.length < found.length ? 'in place of the broken one' : 'below your main heading'}${addressNote(facts.page)}:`
    if (found.length === 0) return fail('No usable product screenshots.', paste(save, tags))
    const detail = `Only one ${intact.length === 0 ? 'screenshot, and it’s broken' : 'usable screenshot'}: ${found[0]}`
    return (isLost ? fail : warn)(detail, paste(save, tags))
  },
})
