import { provideCategories, type SiteCategory } from '../../shared/listing/taxonomy.ts'

const own: readonly SiteCategory[] | undefined = import.meta.env.SITE_CATEGORIES

/** Uses the categories of the site that the extension was built for. */
export function useSiteCategories(): void {
  if (own !== undefined) provideCategories(() => own)
}
