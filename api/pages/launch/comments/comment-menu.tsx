import { paths } from '../../../../shared/paths.ts'
import { dots, Menu } from '../../parts/menu.tsx'
import type { CommentProps } from './one-comment.tsx'

/** What is rarely done with the comment of somebody else. */
export const OtherActions = ({ comment: { id, accountId, author, exclusion }, view: { slug, account, isSuspended } }: CommentProps) => (
  <Menu button={dots()} label={`More about ${author.name}’s comment`}>
    {!isSuspended && exclusion === undefined && (
      <a class="comment__report above-1" href={paths.reportLaunch({ slug }, { comment: id })} rel="nofollow">
        Flag<span class="sw-hidden"> {author.name}’s comment</span>
      </a>
    )}
    {account !== null && (
      <a href={paths.mutedPeople({ person: accountId })}>
        Mute<span class="sw-hidden"> {author.name}</span>
      </a>
    )}
  </Menu>
)
