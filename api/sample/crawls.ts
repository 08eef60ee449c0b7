import { isLive, type Launch } from '../domain/launch.ts'
import type { Crawl } from '../domain/records.ts'

/** What a visit to the site of a launch on its way found: some things are in order, and some are still to do. */
export function crawlOf(launch: Launch): Crawl | null {
  if (isLive(launch)) return null
  const { id, createdAt, name, slug, tagline, description, categories, pricing } = launch
  return {
    id,
    at: createdAt,
    score: 71,
    listing: {
      name,
      tagline: tagline === '' ? `${name}: find the water after dark` : tagline,
      description: description === '' ? null : description,
      categories,
      pricing,
    },
    checks: [
      { id: 'https', label: 'HTTPS', status: 'pass', detail: 'Served over HTTPS.', fix: null },
      {
        id: 'title',
        label: 'Title',
        status: 'warn',
        detail: `The title has ${name.length} characters; 30 to 60 read well.`,
        fix: `<title>${name}: say in one line what it is for</title>`,
      },
      {
        id: 'og-image',
        label: 'Social image',
        status: 'fail',
        detail: 'The page names no image for social cards.',
        fix: `<meta property="og:image" content="https://${slug}.example/social.png">`,
      },
      {
        id: 'screenshots',
        label: 'Screenshots',
        status: 'warn',
        detail: 'One usable image was found; two or more show a product better.',
        fix: 'Add a second screenshot below, 1200 pixels wide or more.',
      },
    ],
  }
}
