/** Where a redirect URI leads: to a site, to a program on the person’s own computer, or to the app that opens links of its scheme. */
export type ReturnPlace = { kind: 'site'; host: string } | { kind: 'computer'; host: string } | { kind: 'app'; scheme: string }

export function returnPlace(redirectUri: string): ReturnPlace {
  const { protocol, host } = new URL(redirectUri)
  if (protocol === 'https:') return { kind: 'site', host }
  return protocol === 'http:' ? { kind: 'computer', host } : { kind: 'app', scheme: protocol }
}

/** After “return to” or “returns to”. */
export function PlaceWords({ place }: { place: ReturnPlace }) {
  if (place.kind === 'site') return <strong class="address">{place.host}</strong>
  if (place.kind === 'app')
    return (
      <>
        the app that opens <strong class="address">{place.scheme}</strong> links
      </>
    )
  return (
    <>
      <strong>this computer</strong> (<span class="address">{place.host}</span>)
    </>
  )
}
