import { ageOf } from '../../rendered/use/passages.ts'
import { waitingWords, waitMs } from '../../rendered/use/read-obstacles.ts'
import { isInView, isPictured, isSeen, namesOf, wait } from '../named.ts'

/** Attributes in which counters store the number they count up to. */
const goal = /^data-.*(?:count|target|goal|final|number|num|value|stat|end|to)$/
const maxTried = 4

/** Numbers that are still 0 after scrolling to them, although their markup has a larger one. */
export async function findZeros(): Promise<Element[]> {
  const counters = [...document.querySelectorAll('body *')].filter(
    (one) =>
      one.childElementCount === 0 &&
      /^\D*0(?:[.,]0+)?\D*$/.test(one.textContent ?? '') &&
      [...one.attributes].some(({ name, value }) => goal.test(name) && Number(value.replaceAll(/[,\s]/g, '')) > 0) &&
      isSeen(one) &&
      !isPictured(one) &&
      one.closest('button, form, [role="spinbutton"]') === null,
  )
  const stay: Element[] = []
  for (const counter of counters.slice(0, maxTried)) {
    const before = counter.textContent
    counter.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let waited = 0; waited < 1200 && counter.textContent === before; waited += 100) await wait(100)
    if (counter.isConnected && counter.textContent === before) stay.push(counter)
    else break
  }
  return stay
}

export const loadingNames = /(?:^|[-_\s])(?:spinner|loader|loading|animate-spin|skeleton|shimmer|placeholder-(?:glow|wave))(?:$|[-_\s])/i

const skeletonNames = /skeleton|shimmer|placeholder/i
const isWaitingSaid = () => document.body.innerText.split('\n').some((line) => waitingWords.test(line.trim()))

/** Texts that still say that something is loading, further down than usable-page looks. */
const findSaid = (): Element[] =>
  [...document.querySelectorAll<HTMLElement>('main *, section *')].filter(
    (one) =>
      one.childElementCount === 0 &&
      /…$|\.\.$/.test(one.innerText.trim()) &&
      waitingWords.test(one.innerText.trim()) &&
      one.getBoundingClientRect().top + scrollY > innerHeight * 2 &&
      isSeen(one) &&
      !isPictured(one) &&
      one.closest('code, pre, button, a, h1, h2, h3, h4, dt') === null,
  )

/** Pictures that a script should have loaded once they came into view. */
export async function findUnloaded(): Promise<Element[]> {
  const waiting = [
    ...document.querySelectorAll<HTMLImageElement>('img[data-src], img[data-lazy], img[data-original], img[data-lazy-src]'),
  ].filter((one) => isUnloaded(one) && isSeen(one) && !isPictured(one))
  const stay: Element[] = []
  for (const one of waiting.slice(0, maxTried)) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let waited = 0; waited < 2000 && isUnloaded(one); waited += 100) await wait(100)
    // One that is on its way is slow, and one beside the window is a slide.
    if (isUnloaded(one) && one.complete && isInView(one)) stay.push(one)
    else break
  }
  return stay
}

const isUnloaded = (one: HTMLImageElement) => one.naturalWidth <= 2 && one.getBoundingClientRect().width >= 60 && !isAskedFor(one)
/** An image that was requested but didn’t load is broken, not lazy. */
const isAskedFor = ({ dataset: { src, lazy, original, lazySrc }, src: asked, baseURI }: HTMLImageElement) =>
  asked !== '' && asked === URL.parse(src ?? lazy ?? original ?? lazySrc ?? '', baseURI)?.href

/** Spinners and skeletons that still run where there’s no content, long after the page has loaded. */
export async function findUnending(): Promise<Element[]> {
  const read = () => [...readUnending(), ...findSaid()]
  if (read().length > 0) await wait(Math.max(0, waitMs - ageOf()))
  return read()
}

function readUnending(): Element[] {
  const targets = document
    .getAnimations()
    .flatMap(({ effect, playState }) =>
      playState === 'running' && effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity && effect.target !== null
        ? [effect.target]
        : [],
    )
  return [...new Set(targets)].filter((one) => {
    const { width, height, top } = one.getBoundingClientRect()
    const around = one.parentElement
    return (
      width >= 12 &&
      height >= 8 &&
      // What says so on the first screen, and the skeletons there, are judged by usable-page.
      (top + scrollY > innerHeight || (!isWaitingSaid() && !skeletonNames.test(`${namesOf(one)} ${namesOf(around ?? one)}`))) &&
      around !== null &&
      loadingNames.test(`${one.getAttribute('class') ?? ''} ${around.getAttribute('class') ?? ''} ${one.id}`) &&
      (one.textContent ?? '').trim() === '' &&
      [...around.children].every(
        (other) => (other.textContent ?? '').trim() === '' || /load|lädt|charg|cargand/i.test(other.textContent ?? ''),
      ) &&
      around.querySelector('img, video, canvas, iframe') === null &&
      isSeen(one) &&
      !isPictured(one) &&
      one.closest('button, a') === null
    )
  })
}

/** The end of the page, where more content comes each time that it’s reached: one or none. */
export async function findEndless(): Promise<Element[]> {
  const [footer] = [...document.querySelectorAll('body > footer, body > * > footer')].filter(isSeen).slice(-1)
  const { documentElement: root } = document
  if (footer === undefined) return []
  for (let round = 0; round < 5; round += 1) {
    const height = root.scrollHeight
    scrollTo({ top: height, behavior: 'instant' })
    await wait(300)
    if (root.scrollHeight < height + 60) return []
  }
  return [footer]
}

const clock =
  /\b\d{1,2}\s*:\s*\d{2}\s*:\s*\d{2}\b|\d+\s*(?:h|hrs?|hours?|std|stunden)\b\D{0,6}\d+\s*(?:m|mins?|minutes?|minuten)\b\D{0,6}\d+\s*(?:s|secs?|seconds?|sek\w*)\b/i
const units = /\b(?:days?|hours?|hrs|minutes?|mins|seconds?|secs|tage?|stunden?|minuten|sekunden)\b/gi
const counting =
  /\b(?:ends? in|left|remaining|countdown|starts? in|hurry|launch(?:es|ing)? in|expires? in|endet in|noch|se termine dans|termina en)\b/i

/** Countdowns with seconds, and what they show. */
export const readClocks = (): Map<Element, string> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('main *, body > section *, body > div *')]
      .filter(
        (one) =>
          one.childElementCount < 9 &&
          (one.textContent ?? '').length < 90 &&
          clock.test(one.innerText ?? '') &&
          isSeen(one) &&
          !isPictured(one),
      )
      .filter(
        (one) =>
          /[1-9]/.test(one.innerText) &&
          !/\p{L}{3,}/u.test(one.innerText.replaceAll(units, '')) &&
          counting.test((one.closest<HTMLElement>('section, aside, article, header') ?? one.parentElement ?? one).innerText),
      )
      .map((one) => [one, one.innerText]),
  )

/** Countdowns that still show what they showed seconds ago. */
export const findStopped = (before: ReadonlyMap<Element, string>): Element[] =>
  [...before]
    .filter(
      ([one, text]) =>
        one.isConnected &&
        (one as HTMLElement).innerText === text &&
        ![...before.keys()].some((other) => other !== one && one.contains(other)),
    )
    .map(([one]) => one)
