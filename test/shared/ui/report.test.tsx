import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import type { ShownCheck } from '../../../shared/ui/finding-card.tsx'
import { Findings } from '../../../shared/ui/finding-group.tsx'
import { FreeWeeks } from '../../../shared/ui/free-weeks.tsx'
import { ScoreSummary, verdictOn } from '../../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../../shared/ui/suggested-listing-card.tsx'

const report: ReadinessReport = {
  ok: true,
  url: 'https://tidewatch.example.test/',
  score: 63.4,
  checks: [
    { id: 'lang', label: 'Language', status: 'pass', detail: 'Set to en.', fix: null },
    { id: 'title', label: 'Title', status: 'fail', detail: 'No title.', fix: 'Add a title:\n<title>Tide & Watch</title>' },
    { id: 'h1', label: 'Heading', status: 'warn', detail: 'None.', fix: 'Give the page one <h1>.' },
  ],
  suggestedListing: { name: 'Tidewatch', tagline: 'x'.repeat(64), description: null, categories: ['developer-tools'], pricing: 'one_time' },
  suggestedCategories: ['developer-tools'],
  nextFreeWeeks: [{ year: 2026, week: 53, startsOn: '2026-12-28' }],
}

const show = (checks: readonly ShownCheck[]) =>
  renderToString(
    <>
      <ScoreSummary score={report.score} checks={checks} />
      <Findings checks={checks} />
      <SuggestedListingCard listing={report.suggestedListing} categories={report.suggestedCategories} />
      <FreeWeeks weeks={report.nextFreeWeeks} />
    </>,
  )
const html = show(report.checks)

describe('a rendered report', () => {
  it('names the launch day of a free week where it’s known, and else the week', () => {
    const textOf = (dayOf?: () => string) =>
      renderToString(<FreeWeeks weeks={report.nextFreeWeeks} {...(dayOf && { dayOf })} />).replaceAll(/<[^>]*>/g, '')
    expect(textOf()).toBe('Next free launch datesWeek of December 28, 2026')
    expect(textOf(() => '2026-12-30')).toBe('Next free launch datesWed, Dec 30, 2026')
  })

  it('links a finding to the page of its rule, in a new tab', () => {
    const checks = report.checks.map((check) => ({ ...check, learnMore: check.id === 'h1' ? 'https://www.w3.org/WAI/' : null }))
    const linked = show(checks)
    expect(linked).toMatch(/<a href="https:\/\/www\.w3\.org\/WAI\/" target="_blank" rel="noopener noreferrer">Learn more<span/)
    expect(html).not.toContain('Learn more')
  })

  it('puts failures before warnings before what passed', () => {
    const order = ['Fix before launch', 'Recommended', 'Passed'].map((title) => html.indexOf(`${title} <span`))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('names the thing in the title of an open finding, the check in its small print', () => {
    const detail = 'Picture a.b.png is broken. “It. Works” is its text.'
    const shown = show([{ id: 'x', label: 'Broken images', status: 'fail', detail, fix: 'Mend it.', marks: ['New'] }])
    expect(shown).toMatch(/label bold wraps">Picture a\.b\.png is broken\.</)
    expect(shown).toMatch(/wraps">“It\. Works” is its text\.</)
    expect(shown).toContain('Broken images · New')
    expect(html).toMatch(/label bold wraps">Language<.*?wraps">Set to en\.</)
  })

  it('escapes what came from the page', () => {
    expect(html).toContain('&lt;title>Tide &amp; Watch&lt;/title>')
    expect(html).not.toContain('<title>')
  })

  it('separates the instruction from the snippet to paste', () => {
    expect(html).toMatch(/instruction"[^>]*>Add a title:<\/p>/)
    expect(html).toMatch(/<pre[^>]*><code>&lt;title>/)
  })

  it('copies the instruction where there is nothing to paste', () => {
    expect(html).toMatch(/instruction" data-copy-text[^>]*>Give the page one/)
  })

  it('says the score, each status and each day in words', () => {
    for (const words of ['Score 63 of 100', 'aria-label="Error"', 'aria-label="Warning"', 'aria-label="Passed"', 'December 28, 2026']) {
      expect(html).toContain(words)
    }
  })

  it('measures the copy against what a listing takes', () => {
    expect(html.replaceAll(/<!--.*?-->/g, '')).toContain('64 / 60 · 4 over')
    expect(html).toContain('Not found on your page')
  })

  it('lets suggested words run in their own direction', () => {
    expect(html).toContain('<dd dir="auto">Tidewatch</dd>')
    expect(html).toContain('<dd class="sw-listing__none">Not found')
  })

  const words = (html: string) => html.replaceAll(/<!--.*?-->|<svg.*?<\/svg>/gs, '')

  it('counts errors, warnings and passed checks', () => {
    expect(words(html)).toMatch(/<li[^>]*> 1 error<\/li><li[^>]*> 1 warning<\/li><li[^>]*> 1 passed<\/li>/)
  })

  it('tells what wasn’t checked apart from what passed', () => {
    const unchecked = { id: 'links', label: 'Links', status: 'pass', detail: 'Not checked: we were busy.', fix: null } as const
    const shown = show([...report.checks, unchecked])
    expect(words(shown)).toMatch(/1 passed<\/li><li[^>]*> 1 not checked<\/li>/)
    expect(shown.indexOf('Not checked <span')).toBeGreaterThan(shown.indexOf('Passed <span'))
    expect(html).not.toContain('not checked')
  })

  it('leaves out a group without findings', () => {
    expect(show([])).not.toContain('sw-findings')
  })
})

describe('the verdict of a report', () => {
  it.each([
    [100, 1, 0, 0, 'Needs work: 1 to fix before launch', 'warn'],
    [95, 3, 9, 0, 'Needs work: 3 to fix before launch', 'warn'],
    [69, 3, 0, 0, 'Needs work: 3 to fix before launch', 'fail'],
    [92, 0, 9, 0, 'Ready, with 9 recommendations', 'pass'],
    [89, 0, 1, 0, 'Ready, with 1 recommendation', 'warn'],
    [100, 0, 0, 0, 'Ready to launch', 'pass'],
    [100, 0, 0, 3, 'Ready, as far as checked', 'pass'],
  ])('at %i points with %i errors, %i warnings and %i not checked is “%s”', (score, fail, warn, unchecked, words, status) => {
    expect(verdictOn(score, { fail, warn, unchecked })).toEqual({ status, words })
  })
})
