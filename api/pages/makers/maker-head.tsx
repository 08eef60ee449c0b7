import type { MakerPage } from '../../actions/makers/read-maker.ts'
import { addStylesheet } from '../document/assets.ts'
import { clip } from '../launch/launch-head.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../../domain/settings/current-site.ts'

const stylesheet = addStylesheet('makers', 'talk')

export function makerHead(maker: MakerPage, siteUrl: string): PageHead {
  const canonical = siteUrl + paths.maker(maker)
  return {
    title: clip(`${maker.name} (@${maker.handle}) · ${siteName()}`, 60),
    description: describe(maker),
    canonical,
    alternates: feedAlternates(feedPaths.maker(maker.handle), `${maker.name} on ${siteName()}`),
    section: 'catalog',
    styles: 'catalog',
    extra: <link rel="stylesheet" href={stylesheet} />,
    data: profilePage(maker, canonical),
  }
}

function describe({ name, about, launches }: MakerPage): string {
  const names = launches.slice(0, 3).map((launch) => launch.name)
  const more = launches.length > names.length ? ' and more' : ''
  const made = `${name} launched ${names.join(', ')}${more} on ${siteName()}. See their launches and latest updates.`
  return clip(about === '' ? made : `${about} ${made}`, 158)
}

/** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
const profilePage = ({ name, handle, about, links, since, launches }: MakerPage, url: string): object => ({
  '@type': 'ProfilePage',
  dateCreated: since,
  mainEntity: {
    '@type': 'Person',
    name,
    alternateName: handle,
    identifier: handle,
    url,
    ...(about !== '' && { description: about }),
    ...(links.length > 0 && { sameAs: links }),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/WriteAction',
      userInteractionCount: launches.length,
    },
  },
})
