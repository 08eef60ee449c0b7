import { slugify } from '../launch/slug.ts'
import { provideCategories } from '../../../shared/listing/taxonomy.ts'
import { accentColors } from '../../../shared/ui/accent.ts'
import { standardSite, type SiteValues } from './site-settings.ts'

let read: () => SiteValues = () => standardSite

/**
 * Every page, email, feed and answer says the site’s name, and so does much that has no other reason to know the World. So the settings travel with the
 * request or the job that they are for (http/site-context.ts), and are read where they’re said. Outside of one, the standard holds.
 */
export const currentSite = (): SiteValues => read()

/** The colors that follow from the site’s accent. */
export const currentAccent = () => accentColors(read().accent, read().accentDark)

export const siteName = (): string => read().name

/** What files, and the tools in an agent’s list, are called, so that those of two sites can be told apart. */
export const siteSlug = (): string => slugify(siteName(), read().address)

provideCategories(() => read().categories)

/** Says where the settings of the current request or job are found. */
export function provideSite(reader: () => SiteValues): void {
  read = reader
}
