import type { FactName } from '../../../../../shared/schemas/directory-facts.ts'
import { dayWords } from '../../../../../shared/ui/day-words.ts'
import { kindVerbs, type DirectoryEntry } from '../../../../domain/directories/records.ts'
import { factForms, factWords } from '../../../../domain/directories/fact-values.ts'
import { webUrl } from '../../../parts/web-url.ts'

/** Shown elsewhere on the page, or only for comparing. */
const left: ReadonlySet<FactName> = new Set<FactName>([
  'fields',
  'limits',
  'recipe',
  'pictures',
  'suits',
  'automationRule',
  'protection',
  'note',
])

export function PlaceFactList({ entry: { url, facts } }: { entry: DirectoryEntry }) {
  const names = (Object.keys(factForms) as FactName[]).filter((name) => facts[name] !== undefined && !left.has(name))
  const home = webUrl(url)
  return (
    <section class="board-part stack gap-4" aria-labelledby="facts-title">
      <h2 id="facts-title">What we know</h2>
      {home !== null && (
        <p>
          <a href={home} rel="noopener nofollow" target="_blank">
            {new URL(home).host}
          </a>
        </p>
      )}
      <dl class="grid gap-3 whole elsewhere-list--facts">
        {names.map((name) => {
          const fact = facts[name]
          if (fact === undefined) return null
          return (
            <div key={name}>
              <dt class="soft smaller">{factForms[name].label}</dt>
              <dd class="wraps">
                {factWords(name, fact.value)}
                <span class="elsewhere-age block soft tiny" title={fact.source}>
                  {kindVerbs[fact.kind]} {dayWords(fact.day)}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
