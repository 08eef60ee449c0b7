import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { loadedOf, noneRequested } from '../../loaded.ts'
import { pluralForm } from '../../../plural.ts'
import { andMore, isHero, pictureName } from '../../words/subject.ts'

export const brokenImages = defineCheck({
  id: 'broken-images',
  label: 'Broken images',
  weight: 5,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img#image_loading_errors',
  isOfOthers: true,
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const loaded = loadedOf(facts)
    if (loaded === null) return pass('Not checked.')
    if (loaded.unknown.pictures) return pass(noneRequested)
    const { broken, count } = loaded.pictures
    if (count === 0) return pass('No images on the page.')
    if (broken.length === 0) return pass(count === 1 ? 'The only image loads.' : `All ${count} images load.`)
    const heroFirst = broken.toSorted((a, b) => Number(isHero(b)) - Number(isHero(a)))
    const detail = `${andMore(heroFirst.map(pictureName)[0] ?? '', broken.length, ['picture', 'pictures'])} ${pluralForm(broken.length, 'is', 'are')} broken.`
    const list = broken.map(({ url, place, reason }) => `${url}${reason === undefined ? '' : ` (${reason})`}\n  ${place.html}`)
    const fix = paste('Fix or remove these images:', list.join('\n'))
    if (broken.some(({ isOwn }) => isOwn)) return fail(detail, fix, heroFirst)
    const hosts = [...new Set(broken.map(({ url }) => new URL(url).host))].join(', ')
    if (loaded.by === 'crawler') return warn(detail, fix, heroFirst)
    return warn(`${detail} An extension or your network may be blocking ${hosts}.`, fix, heroFirst)
  },
})
