import { joinWords } from '../../../../shared/join-words.ts'
import { firstOpen, type SectionState } from './draft-sections.ts'

const marks = { open: '', missing: '', done: 'M5.4 9.2l2.4 2.4 4.8-5.2', wrong: 'M9 5v5M9 12.8v.1' }

function stateOf({ missing, pictures, wrong, differs, isEmpty }: SectionState): { look: keyof typeof marks; words: string } {
  if (differs > 0) return { look: 'wrong', words: `${differs} saved differently` }
  if (wrong > 0) return { look: 'wrong', words: `${wrong} to fix` }
  if (missing.length > 0) return { look: 'missing', words: `Missing: ${joinWords(missing.map((label) => label.toLowerCase()))}` }
  if (pictures.length > 0)
    return {
      look: 'open',
      words: `No ${joinWords(
        pictures.map((label) => label.toLowerCase()),
        'or',
      )} yet`,
    }
  return isEmpty ? { look: 'open', words: 'Optional' } : { look: 'done', words: 'Done' }
}

export function SectionList({ states }: { states: readonly SectionState[] }) {
  const current = firstOpen(states)
  return (
    <nav class="sections" aria-label="Sections" data-slot="sections">
      <ol class="sections__list grid">
        {states.map((state) => {
          const { look, words } = stateOf(state)
          return (
            <li key={state.part}>
              <a
                class={`sections__link center sections__link--${look} grid rounded-small no-line`}
                href={`#part-${state.part}`}
                aria-current={state.part === current ? 'step' : undefined}
              >
                <svg class="drawn rigid" viewBox="0 0 18 18" width="18" height="18" stroke-width="1.7" aria-hidden="true">
                  <circle cx="9" cy="9" r="8" />
                  <path d={marks[look]} />
                </svg>
                <span class="bold">{state.title}</span>
                <span class="sections__state soft tiny tight">{words}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
