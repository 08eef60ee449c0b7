import { media } from '../../../../../shared/audit/checks/page/media.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string, title = 'Tidewatch') =>
  localFacts(readPage(`<title>${title}</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))

judge(media, [
  ['no picture', page('<p>Tides</p>'), 'pass'],
  ['a picture', page('<img src="/tides.png" alt="Tides" width="640" height="400">'), 'pass'],
  [
    'a picture of a placeholder service',
    page('<img src="https://via.placeholder.com/640x400" alt="Tides">'),
    'fail',
    'https://via.placeholder.com/640x400',
  ],
  ['a sample portrait', page('<img src="https://i.pravatar.cc/64?img=3" alt="Robin">'), 'fail', 'a template’s placeholder'],
  ['a starter’s picture', page('<img src="/placeholder.svg" alt="">'), 'fail', '/placeholder.svg'],
  ['a picture that loads later', page('<img class="lazyload" src="/placeholder.svg" data-src="/tides.png" alt="Tides">'), 'pass'],
  ['placeholders as a product', page('<img src="https://placehold.co/600x400" alt="">', 'Placeholder images for designers'), 'pass'],
  ['a source that a script sets', page('<img id="shot" alt="Tides"><img data-src="/tides.png" src="" alt="">'), 'pass'],
  [
    'a source for each width',
    page('<img srcset="/a.png 320w, /b.png 640w" alt="Tides"><picture><source srcset="/a.webp"><img src="/a.png" alt=""></picture>'),
    'pass',
  ],
  ['a file of one’s own computer', page('<img src="file:///Users/robin/tides.png" alt="Tides">'), 'fail', 'your own machine'],
  ['sizes without a unit', page('<img src="/a.png" srcset="/a.png 320, /b.png 640" alt="Tides">'), 'warn', '/a.png 320, /b.png 640'],
  ['sizes in pixels', page('<img src="/a.png" srcset="/a.png 320px" alt="Tides">'), 'warn', '/a.png 320px'],
  [
    'sizes',
    page(
      '<img src="/a.png" srcset="/a.png 1x,/b.png 2x" alt="Tides"><img src="/c.png" srcset="https://img.dev/w_400,h_300/a.png 400w, https://img.dev/w_800,h_600/a.png 800w" alt="">',
    ),
    'pass',
  ],
  ['a sound', page('<audio src="/waves.mp3" autoplay></audio>'), 'warn', '/waves.mp3'],
  ['a video with sound', page('<video src="/tour.mp4" autoplay controls></video>'), 'warn', 'starts by itself'],
  [
    'a moving picture',
    page('<video src="/hero.mp4" autoplay muted loop playsinline></video><video src="/b.mp4" autoplay loop playsinline></video>'),
    'pass',
  ],
  ['a video to start', page('<video src="/tour.mp4" controls></video>'), 'pass'],
  [
    'an embedded video that starts',
    page('<iframe src="https://www.youtube.com/embed/a1B2c3D4e5F?autoplay=1" title="Tour"></iframe>'),
    'warn',
    'starts by itself',
  ],
  [
    'one that is muted',
    page('<iframe src="https://www.youtube.com/embed/a1B2c3D4e5F?autoplay=1&amp;mute=1" title="Tour"></iframe>'),
    'pass',
  ],
  ['no video', page('<iframe src="https://www.youtube.com/embed/VIDEO_ID" title="Tour"></iframe>'), 'fail', 'A video is a placeholder'],
  [
    'everybody’s video',
    page('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Tour"></iframe>'),
    'fail',
    'A video is a placeholder',
  ],
  ['a video', page('<iframe src="https://player.vimeo.com/video/824804225" title="Tour"></iframe>'), 'pass'],
])
