import { joinWords } from '../../../shared/join-words.ts'
import { paths } from '../../../shared/paths.ts'
import { countWords, plural } from '../../../shared/plural.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { Week } from '../../../shared/weeks.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { weekDays } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice } from '../define-notice.ts'

/** Something that was counted in the week that has ended, and in the one before. */
export type WeekCount = { label: string; one: string; count: number; before: number }

/** To owners, once a week has ended: how the site did. */
export const weekNumbers = defineNotice<Week & { counts: readonly WeekCount[] }, null, null>({
  event: { webhook: null, isForActive: true },
  audience: async (_about, { read }) => (await read.list('profiles', 'role', 'owner')).map(({ id }) => id),
  words: ({ facts: { week, counts } }) => `Week ${week} in numbers: ${joinWords(counts.map(countInWords))}.`,
  path: () => paths.numbers(),
  ownKind: null,
  topic: 'numbers',
  email: {
    async part({ facts: { counts, ...week } }, { siteUrl, read, accountId }) {
      if ((await read.get('profiles', accountId))?.role !== 'owner') return null
      const { from, to } = weekDays(week)
      const rows = counts.map(
        ({ label, count, before }) => [label, `${countWords(count)} (${countWords(before)} the week before)`] as const,
      )
      return {
        subject: `${siteName()} last week: ${joinWords(counts.slice(0, 2).map(countInWords))}`,
        title: 'Last week in numbers',
        blocks: [
          text(`${dayWords(from, 'short')} to ${dayWords(to, 'short')}:`),
          { kind: 'facts', facts: rows },
          button('View numbers', siteUrl + paths.numbers()),
        ],
      }
    },
  },
})

const countInWords = ({ one, label, count }: WeekCount): string => plural(count, one, label.toLowerCase())
