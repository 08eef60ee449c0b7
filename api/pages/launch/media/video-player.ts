/** A player that a launch page can embed: where the video is, the only origin it is loaded from, and the URL of the player. */
export type VideoPlayer = { site: 'YouTube' | 'Vimeo'; origin: string; src: string }

const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'])

/** The player for a video on YouTube or Vimeo, in the form that sets no cookies until it plays; null for any other URL. */
export function videoPlayer(address: string | null): VideoPlayer | null {
  const url = URL.parse(address ?? '')
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '')
  if (host === 'youtu.be' || youTubeHosts.has(host)) return onYouTube(url, host)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return onVimeo(url)
  return null
}

function onYouTube({ pathname, searchParams }: URL, host: string): VideoPlayer | null {
  const [, id] =
    host === 'youtu.be' ? (/^\/([\w-]+)\/?$/.exec(pathname) ?? []) : (/^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/.exec(pathname) ?? [])
  const video = id ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : null)
  if (video === null || !/^[\w-]{11}$/.test(video)) return null
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return { site: 'YouTube', origin: youTube, src: `${youTube}/embed/${video}?autoplay=1&rel=0${start === 0 ? '' : `&start=${start}`}` }
}

/** An unlisted video has a second part, which the player needs as `h`. */
function onVimeo({ pathname, searchParams }: URL): VideoPlayer | null {
  const [, video, secret] =
    /^\/(?:(?:video|channels\/[\w-]+|groups\/[\w-]+\/videos)\/)?(\d{1,12})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
  if (video === undefined) return null
  const key = secret ?? /^[0-9a-f]+$/.exec(searchParams.get('h') ?? '')?.[0]
  return { site: 'Vimeo', origin: vimeo, src: `${vimeo}/video/${video}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}` }
}

/** "90", "90s" and "1h2m3s" as seconds; 0 for anything else. */
function secondsOf(text: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
