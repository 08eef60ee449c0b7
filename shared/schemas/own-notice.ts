import { Type, type Static } from 'typebox'

/** Not in the interface: an addition. */
export const OwnNotice = Type.Object(
  {
    id: Type.String({ description: 'Identifier of the notification.' }),
    kind: Type.String({ description: 'What happened, such as `live`, `comment` or `week-won`. More kinds may be added.' }),
    text: Type.String({ description: 'What happened, in one sentence.' }),
    launch: Type.String({ description: 'Slug of the launch it is about.' }),
    at: Type.String({ description: 'When it happened (ISO 8601, UTC).' }),
    unread: Type.Boolean({ description: 'Whether it’s unread on the site. Reading it here doesn’t change that.' }),
    url: Type.String({ description: 'The page it is about.' }),
  },
  { title: 'Own notification', description: 'Something that happened to a launch of the connected account.' },
)
export type OwnNotice = Static<typeof OwnNotice>

export const OwnNoticeList = Type.Object(
  { items: Type.Array(OwnNotice, { description: 'Newest first, at most 50.' }) },
  { title: 'Own notifications', description: 'What happened to the launches of the connected account.' },
)
export type OwnNoticeList = Static<typeof OwnNoticeList>
