import { defaultSite, toSiteOrigin } from './site-address.ts'
import { storedItem, watchItem } from './stored-item.ts'

const siteItem = storedItem<string>('local', 'site')

export const readSite = async (): Promise<string> => toSiteOrigin((await siteItem.read()) ?? '') ?? defaultSite

export const writeSite = (origin: string) => siteItem.write(origin)
export const watchSiteUrl = (onChange: () => void) => watchItem(siteItem, onChange)
