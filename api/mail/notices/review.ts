import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { button, text, type MailBlock } from '../frame/mail-document.ts'
import type { Part } from './part.ts'
import type { Told } from './told.ts'

/** The emails about the review of a launch. */
export function reviewPart(siteUrl: string, { notice, launch }: Told): Part {
  const { name, slug } = launch
  const view = siteUrl + paths.launchDashboard({ slug })
  const reason: MailBlock = { kind: 'quote', text: notice.note ?? '', by: 'The moderator’s reason' }
  switch (notice.kind) {
    case 'approved': {
      const day = dayWords(launch.launchDate ?? '', 'weekday')
      return {
        subject: `${name} is approved for ${day}`,
        title: `${name} is approved`,
        blocks: [
          text(`It goes live on ${day} at 00:00 UTC. You don’t need to do anything. We’ll email you the day before.`),
          button('View launch', view),
        ],
      }
    }
    case 'rejected':
      return {
        subject: `${name} needs changes before it can launch`,
        title: `${name} was rejected`,
        blocks: [reason, text('You can edit your launch and submit it again.'), button('Edit launch', view)],
      }
    case 'stopped':
      return {
        subject: `${name} won’t launch as planned`,
        title: `The launch of ${name} was stopped`,
        blocks: [reason, text('You can edit your launch and submit it again.'), button('Edit launch', view)],
      }
    case 'taken-down':
      return {
        subject: `${name} was unpublished`,
        title: `A moderator unpublished ${name}`,
        blocks: [reason, text('Its page is no longer public. You can edit your launch and submit it again.'), button('Edit launch', view)],
      }
    default: {
      const date = launch.requestedLaunchDate
      return {
        subject: `${name} is in review`,
        title: `${name} is in review`,
        blocks: [
          text('Thanks for submitting it. A moderator reviews every launch. We’ll email you the decision.'),
          ...(date === null ? [] : [{ kind: 'facts', facts: [['Requested launch date', dayWords(date, 'weekday')]] } as const]),
          button('View launch', view),
        ],
      }
    }
  }
}
