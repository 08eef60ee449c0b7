import { describe, expect, it } from 'vitest'
import { videoPlayer } from '../../../../api/pages/launch/media/video-player.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

describe('the player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1', youTube],
    ['http://m.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?si=tracking', youTube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youTube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ/', youTube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', youTube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${youTube}&start=90`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', `${youTube}&start=3723`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=%22onload', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0', `${vimeo}&h=0a1b2c3d4e`],
  ])('%s', (address, src) => {
    const player = videoPlayer(address)
    expect(player?.src).toBe(src)
    expect(player?.origin).toBe(new URL(src).origin)
  })

  it.each([
    null,
    '',
    'not a URL',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'https://video.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/@slipway',
    'https://www.youtube.com/watch?v=too-short',
    'https://www.youtube.com/watch?v=aqz-KE-bp%22Q',
    'https://youtu.be/',
    'https://vimeo.com/slipway',
    'https://vimeo.com/76979871/../../evil',
  ])('is none for %s', (address) => expect(videoPlayer(address)).toBeNull())
})
