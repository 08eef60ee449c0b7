import { expect, test } from 'vitest'
import { picturesFor } from '../../../../../api/domain/elsewhere/fields/pictures.ts'
import { literalEntry } from '../../../../support/literal-directory.ts'

const shots = ['https://acme.dev/1.png', 'https://acme.dev/2.png']
const acme = { logo: 'https://acme.dev/logo.svg', screenshots: shots }
const asked = (values: Parameters<typeof literalEntry>[1], launch = acme) =>
  picturesFor(launch, literalEntry('berth', values), 'https://slipway.example').map(({ what, url, file }) => [what, url, file])

test.each([
  ['a logo and a size', { pictures: [{ what: 'Thumbnail', width: 240, height: 240 }] }, [['Thumbnail', acme.logo, 'logo-240x240.png']]],
  [
    'screenshots in a size',
    { pictures: [{ what: 'Screenshot', width: 1280, height: 800, most: 'Or 640x400' }] },
    [
      ['Screenshot 1', shots[0], 'screenshot-1-1280x800.png'],
      ['Screenshot 2', shots[1], 'screenshot-2-1280x800.png'],
    ],
  ],
  [
    'an upper limit',
    { pictures: [{ what: 'Icon', width: 4096, height: 4096, most: 'At most that size, 1 MB' }] },
    [['Icon', acme.logo, null]],
  ],
  ['a picture of any size', { pictures: [{ what: 'Logo', most: '500 kB' }] }, [['Logo', acme.logo, null]]],
  ['only a field for it', { fields: ['name', 'logo'] }, [['Logo', acme.logo, null]]],
  ['no picture', { fields: ['name', 'url'] }, []],
])('a directory that asks for %s', (_what, values, pictures) => {
  expect(asked(values)).toEqual(pictures)
})

test('what the listing doesn’t have is missing, a logo that we drew included', () => {
  const bare = { logo: '/logos/acme.svg', screenshots: [] }
  const pictures = [
    { what: 'Icon', width: 128, height: 128 },
    { what: 'Screenshot', width: 1280, height: 800 },
  ]
  expect(asked({ pictures }, bare)).toEqual([
    ['Icon', null, null],
    ['Screenshot', null, null],
  ])
})
