import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { usableImages } from '../../images.ts'
import { nameOf, taglineOf } from '../../words/own-words.ts'
import { image } from '../../snippets.ts'

/** A listing shows up to five; with two, people see more than one side of the product. */
const enough = 2

export const screenshots = defineCheck({
  id: 'screenshots',
  label: 'Screenshots',
  weight: 4,
  run(facts) {
    const found = usableImages(facts.page)
    if (found.length >= enough) return pass(`${found.length} usable images found.`)
    const names = Array.from({ length: enough - found.length }, (_, i) => besidePage(facts.page, `screenshots/${found.length + i + 1}.png`))
    const alt = [nameOf(facts), taglineOf(facts)].filter(Boolean).join(': ')
    const tags = names.map((url) => image(url, alt, 1280, 800)).join('\n')
    const save = `Save screenshots of 1280 × 800 pixels as ${names.join(' and ')}, and put this below the main heading${addressNote(facts.page)}:`
    if (found.length === 0) return fail('The page shows no usable picture of the product.', paste(save, tags))
    return warn(`Only one usable image: ${found[0]}`, paste(save.replace('screenshots of', 'another screenshot of'), tags))
  },
})
