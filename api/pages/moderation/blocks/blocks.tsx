import { paths } from '../../../../shared/paths.ts'
import { blockSignUps, listBlocks, unblockSignUps } from '../../../actions/moderation/blocks.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { withDecision } from '../decision-notice.tsx'
import { moderationSheet } from '../moderation-frame.tsx'
import { BlocksPage } from './blocks-page.tsx'

const next = (decision: Decision): string => withDecision(paths.blocks(), decision)

/** The email domains and networks from which nobody can sign up. */
export const blocks = definePage({
  path: paths.blocks,
  access: 'moderator',
  load: ({ world }) => listBlocks(world),
  forms: {
    block: defineForm(blockSignUps, { next, rejected: 'Not blocked' }),
    unblock: defineForm(unblockSignUps, { next }),
  },
  view: (list, request) =>
    moderationSheet(
      request,
      {
        section: 'blocks',
        title: 'Blocks',
        heading: 'Blocks',
        lead: 'Nobody can sign up with these email domains or from these networks. Existing accounts aren’t affected.',
      },
      <BlocksPage list={list} now={request.now} />,
    ),
})
