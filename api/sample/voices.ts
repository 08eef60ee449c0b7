/** First comments by makers; `{name}` is the product. */
export const firstComments = [
  'Hi everyone. I built the first {name} for myself in two weekends, and then three friends would not give it back. Happy to answer anything.',
  'We have used {name} ourselves every day for a year. It is small on purpose; tell us what is in your way and we will look at that first.',
  '{name} began as a note on my kitchen wall. If something in it feels odd, say so: most of what is good in it came from complaints.',
  'Launch day at last! {name} is made by two people and one very patient dog. The roadmap is short, and you can change it.',
  'I left a larger company because this never got done there. {name} does one thing. I would love to hear where it falls short for you.',
  'Thank you for looking at {name}. No tracking, no sales calls, and I read every email myself.',
  'Third attempt, and the first I am proud of. What changed: {name} now asks one question instead of twelve.',
]

/** Comments that fit any product. */
export const remarks = [
  'Tried it over lunch, kept it by the evening.',
  'Congratulations on the launch! How do you make money in the long run?',
  'The page told me what it does in one line. Thank you for that.',
  'Does it work offline? I travel a lot and would love to know.',
  'Is there an export? I never start with anything I cannot leave.',
  'I’ve had this idea for years. Glad someone did it well.',
  'Works nicely with the keyboard alone, which is rarer than it should be.',
  'The empty state made me smile. Someone cared.',
  'Any plans for a German translation? I would help.',
  'Moved our team of six over last week. No questions so far, which says a lot.',
  'Could you say more about where the data lives?',
  'Bought. Small, calm, does what it says.',
  'On my old phone the second screen is a bit slow, everything else flies.',
  'How is this different from a spreadsheet? Honest question, I like spreadsheets.',
  'I showed it to my mother and she did not need me. High praise.',
  'The price is fair and the limits are written where I can see them.',
  'ありがとうございます。ずっと探していました。',
  'Hace justo lo que promete. Enhorabuena.',
  'Found a typo on the pricing page, third line. Otherwise flawless.',
  'Is the source of the import script open? I would like to add a format.',
  'One wish: let me undo the last step twice.',
  'Came for the screenshots, stayed for the changelog.',
]

/** Makers’ replies to them. */
export const answers = [
  'Thank you for trying it! What you asked for is next on my list.',
  'Fair point. Write to me if it gets in your way before I fix it.',
  'Good question, and now it has a line on the page. Thank you.',
  'That made my day. I’ll tell the dog.',
  'It does, since last week. The button was too well hidden, so I moved it.',
  'Not yet. I’d rather do it properly than soon, but it’s coming.',
]

/** What people say to that. */
export const thanks = ['{maker} That was quick, thank you!', '{maker} Perfect. Looking forward to it.', '{maker} Found it. Works!']

/** What makers say of themselves on their pages, with their links. */
export const abouts: [about: string, links: string[]][] = [
  [
    'I make small tools that do one thing, and keep them running for years. Write to me if one of them gets in your way.',
    ['https://robin.makers.example/', 'https://social.makers.example/@robin'],
  ],
  ['Designer by day, shipping on weekends. Paper first, pixels later.', ['https://studio.makers.example/']],
  ['Two people, one dog, no investors.', []],
  ['Former lighthouse keeper. I like software that still works when the connection doesn’t.', ['https://notes.makers.example/']],
]

/** Makers’ updates: title and text. */
export const news: [title: string, text: string][] = [
  ['Faster start', 'The first screen loads in half the time. We replaced a library with forty lines of our own.'],
  ['Undo, everywhere', 'Undo the last twenty changes, even after closing the window.'],
  ['Export to plain files', 'Download everything as CSV and Markdown in one archive.'],
  ['Keyboard shortcuts', 'Press ? to see them. Thanks to everyone who asked (and asked again).'],
  ['Dark mode', 'Follows your system setting. We checked every screen for contrast.'],
  ['Fewer emails', 'One summary on Mondays instead of an email for every change. Prefer the old way? Switch back in Settings.'],
  ['Two new languages', 'Portuguese and Polish, translated by people who use it at work.'],
  ['Fixed: the clock change', 'Entries from the night of the clock change were shown an hour early. That’s fixed, for old entries too.'],
]

export const rejection =
  'The listing promises “a thousand backlinks by tomorrow”. Please say what the product does, without promises about search results, and show it: at least one screenshot.'
