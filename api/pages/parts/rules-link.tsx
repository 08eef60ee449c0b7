import { paths } from '../../../shared/paths.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { isTemplate } from '../../domain/settings/own-pages.ts'

/** The end of a sentence that refers to the site’s rules, where people write or read what moderators decided. Nothing if the site has none. */
export function RulesLink({ before }: { before: string }) {
  const { rules } = currentSite()
  if (rules === '' || isTemplate(rules)) return null
  return (
    <>
      {before} <a href={paths.rules()}>rules</a>.
    </>
  )
}
