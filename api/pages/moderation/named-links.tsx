import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'

export const PersonLink = ({ id, name }: { id: string | null; name: string }) => {
  const shown = <bdi>{name}</bdi>
  return id === null ? shown : <a href={paths.person({ id })}>{shown}</a>
}

/** That a person’s network is also that of people who are suspended. */
export function SuspendedThere({ people: [first, ...more] }: { people: readonly { id: string; name: string }[] }) {
  if (first === undefined) return null
  return (
    <span class="mark sunken">
      Network also used by <PersonLink id={first.id} name={first.name} />
      {more.length === 0 ? ', who is suspended' : ` and ${more.length} more suspended`}
    </span>
  )
}

/** Drafts are private, so their names aren’t links. `name` is what a deleted launch was called, `anchor` a part of a live one’s page. Launches that aren’t live lead to their preview. */
export function LaunchLink({ launch, name, anchor = '' }: { launch: Launch | null; name?: string; anchor?: string }) {
  if (launch === null && name === undefined) return <span class="soft small light">a deleted launch</span>
  const shown = <bdi>{name ?? (launch?.name || launch?.slug)}</bdi>
  if (launch === null || launch.status === 'draft') return shown
  const path = launch.status === 'live' ? `${paths.launch(launch)}${anchor}` : paths.draftReview(launch)
  return <a href={path}>{shown}</a>
}
