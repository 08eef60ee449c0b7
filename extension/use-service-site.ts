import { useEffect, useState } from 'preact/hooks'
import { defaultSite } from './site-address.ts'
import { readSite } from './storage.ts'

/** Origin of the service. */
export function useServiceSite(): string {
  const [site, setSite] = useState(defaultSite)
  useEffect(() => void readSite().then(setSite), [])
  return site
}
