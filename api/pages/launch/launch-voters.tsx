import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import type { Voter } from '../../actions/votes/read-voters.ts'
import { Face } from '../parts/face.tsx'

/** Who voted: some of those with a page, and how many others. */
export function Voters({ voters, votes }: { voters: readonly Voter[]; votes: number }) {
  if (voters.length === 0) return null
  const others = votes - voters.length
  return (
    <div class="voters row center gap-2 soft small">
      <ul class="line gap-1" aria-label="Voters">
        {voters.map(({ name, handle, picture }) => (
          <li key={handle}>
            <a class="block" href={paths.maker({ handle })} title={name}>
              <Face name={name} picture={picture} size={32} />
              <span class="sw-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <span>{others > 0 ? `and ${plural(others, 'other')} voted for this` : 'voted for this'}</span>
    </div>
  )
}
