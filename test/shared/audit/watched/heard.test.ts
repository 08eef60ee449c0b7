import { expect, it } from 'vitest'
import { fail, pass } from '../../../../shared/audit/check.ts'
import { pageWidth } from '../../../../shared/audit/checks/rendered/page-width.ts'
import { visibleContent } from '../../../../shared/audit/checks/rendered/visible-content.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import { withLost } from '../../../../shared/audit/watched/heard.ts'
import { literalRendered } from '../../../support/literal-rendered.ts'
import { literalWatched, lostScript, phoneRendered } from '../../../support/literal-watched.ts'

const watched = (...lost: { url: string; kind: 'script' | 'picture'; isOwn: boolean }[]) => {
  const { watched: found } = literalWatched({ heard: { lost } })
  if (found === undefined) throw new Error('nothing was watched')
  return found
}
const dead = fail('Nothing happens when “macOS” is pressed.', 'Remove it.')

it('blames what a page lacked in this browser', () => {
  const { status, detail } = withLost(dead, watched({ url: 'https://cdn.example.com/tabs.js', kind: 'script', isOwn: false }))
  expect([status, detail]).toEqual(['warn', `${dead.detail} Files from cdn.example.com didn’t load in this browser, which may be why.`])
})
it('blames no picture, no font, no file of the page’s own, and nothing for a pass', () => {
  const others = watched(
    { url: 'https://cdn.example.com/a.png', kind: 'picture', isOwn: false },
    { url: 'https://acme.dev/a.js', kind: 'script', isOwn: true },
  )
  expect(withLost(dead, others)).toEqual(dead)
  expect(withLost(dead, watched({ url: 'https://fonts.googleapis.com/css2', kind: 'script', isOwn: false }))).toEqual(dead)
  expect(withLost(pass('All react.'), watched({ url: 'https://cdn.example.com/tabs.js', kind: 'script', isOwn: false }))).toEqual(
    pass('All react.'),
  )
})
it('blames the fonts for icons that show their names', () => {
  const icons = fail('The page shows an icon’s name instead of the icon (“waves”).', 'Load the font.')
  expect(withLost(icons, watched({ url: 'https://fonts.googleapis.com/icon', kind: 'script', isOwn: false }))).toMatchObject({
    status: 'warn',
  })
})
it('blames what the page lacked for an overlay that stays', () => {
  const cover = {
    place: { path: '#loader', html: '<div id="loader">' },
    share: 1,
    isOpaque: true,
    isDialog: false,
    isClosable: false,
    isClear: false,
    characters: 0,
    hasVisual: false,
    text: '',
  }
  const lost = [{ url: 'https://cdn.example.com/aos.js', kind: 'script' as const, isOwn: false }]
  const facts = { ...literalWatched({ heard: { lost } }), rendered: literalRendered({ layout: { cover } }) }
  const [found] = runAudit(facts, { definitions: [visibleContent] }).checks
  expect(found).toMatchObject({ status: 'warn', detail: expect.stringContaining('cdn.example.com') as string })
})
it('blames what the page lacked for its width on a phone, too', () => {
  const wide = { place: { path: 'main', html: '<main>' }, width: 1034, isOutweighed: false }
  const phone = phoneRendered({ layout: { contentWidth: 1034, wide: [wide] } })
  const facts = literalWatched({ heard: { lost: [lostScript] }, phone })
  const [found] = runAudit(facts, { definitions: [pageWidth] }).checks
  expect(found).toMatchObject({ status: 'warn', detail: expect.stringMatching(/1034 px wide.*cdn\.example didn’t load/) as string })
})
