import type { RenderedFacts, Use } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, triedIn } from '../../watched/tried.ts'
import { hidesPage, isStuck } from './visible-content.ts'
import { mentions } from '../../topics/topic.ts'
import { startTopic } from '../../topics/topics.ts'

/** The buttons and links that start using the product, and can’t be pressed. */
export const blockedStarts = ({ use }: RenderedFacts): Use['blocked'] => use.blocked.filter(({ text }) => mentions(text, startTopic))

function obstacleWords({ text, kind, by }: Use['blocked'][number]): string {
  if (kind === 'outside') return `“${text}” is outside the window, out of reach of scrolling`
  return `${by?.html.slice(0, 60) ?? 'Something'} lies over “${text}”, so nobody can press it`
}

/** Source: what visitors report of launch pages: no scrolling, a button that doesn’t react, “Loading…” that stays. */
export const usablePage = defineCheck({
  id: 'usable-page',
  label: 'Usable page',
  weight: 8,
  learnMore: 'https://developers.google.com/search/docs/appearance/page-experience',
  needs: ['rendered'],
  isOfOthers: true,
  run({ rendered, watched }): Finding {
    const { unreachable, waiting } = rendered.use
    if (rendered.view.isTouched) return pass('Not checked: you may have opened or closed something on this page.')
    const { cover } = rendered.layout
    if (cover !== null && (hidesPage(cover) || isStuck(cover, rendered.texts.characters)))
      return pass('Not checked: an overlay hides the page.')
    if (unreachable !== null) {
      const fix = paste(
        'Find out what locks the page: a style for the phone menu or a dialog, or a script that failed. To unlock it:',
        'html, body { overflow: visible; height: auto; position: static; }',
      )
      return fail(`The page can’t be scrolled: ${unreachable.characters} characters of text below the window are out of reach.`, fix, [
        unreachable,
      ])
    }
    const wheel = judgeDoubts('usable-page', watched === undefined ? [] : faultsIn(watched), '')
    if (wheel.status !== 'pass') return wheel
    if (waiting?.isAll) {
      return fail(
        `The page never finishes loading${quoted(waiting.text)}.`,
        paste('Show content or an error message if the data doesn’t arrive, instead of:', waiting.place.html),
        [waiting],
      )
    }
    // What has been tried is reported by “main-action”.
    const told = watched === undefined ? [] : triedIn(watched, 'presses').flatMap(({ facts }) => facts.map(({ text }) => text))
    const isUntold = ({ text }: { text: string }) => !told.includes(text)
    const [starts, blocked] = [blockedStarts(rendered).filter(isUntold), rendered.use.blocked.filter(isUntold)]
    const list = (starts.length > 0 ? starts : blocked).filter(({ kind }) => kind === 'covered' || starts.length > 0)
    const [first] = list
    if (first !== undefined) {
      const fix = paste(
        'Move these apart, or give what lies on top “pointer-events: none”:',
        list.map(({ place, by }) => [place.path, by?.path].filter(Boolean).join(' under ')).join('\n'),
      )
      return (starts.length > 0 ? fail : warn)(`${obstacleWords(first)}.`, fix, list)
    }
    if (waiting !== null) {
      return warn(
        `A part of the page never finishes loading${quoted(waiting.text)}.`,
        paste('Show content or an error message instead of:', waiting.place.html),
        [waiting],
      )
    }
    return pass('The page can be scrolled, and nothing covers its buttons.')
  },
})

const quoted = (text: string) => (text === '' ? '' : ` (“${text}”)`)
