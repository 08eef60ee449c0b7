/** What makers say first under their launch; `{name}` is the product. */
export const firstComments = [
  'Hi everyone. I built the first {name} for myself in two weekends, and then three friends would not give it back. Happy to answer anything.',
  'We have used {name} ourselves every day for a year. It is small on purpose; tell us what is in your way and we will look at that first.',
  '{name} began as a note on my kitchen wall. If something in it feels odd, say so: most of what is good in it came from complaints.',
  'Launch day at last! {name} is made by two people and one very patient dog. The roadmap is short, and you can change it.',
  'I left a larger company because this never got done there. {name} does one thing. I would love to hear where it stops short for you.',
  'Thank you for looking at {name}. There is no tracking in it and no sales call behind it; a mail to me is read by me.',
  'Third attempt, and the first I am proud of. What changed: {name} now asks one question instead of twelve.',
]

/** What people say to any product. */
export const remarks = [
  'Tried it over lunch, kept it by the evening.',
  'Congratulations on the launch! How do you make money in the long run?',
  'The page told me what it does in one line. Thank you for that.',
  'Does it work offline? I travel a lot and would love to know.',
  'Is there an export? I never start with anything I cannot leave.',
  'I had the same idea in a drawer for years. Glad somebody did it well.',
  'Works nicely with the keyboard alone, which is rarer than it should be.',
  'The empty state made me smile. Somebody cared.',
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

/** What makers write when something is new: title and text. */
export const news: [title: string, text: string][] = [
  ['Faster start', 'The first screen is there in half the time. We threw away a library and wrote forty lines instead.'],
  ['Undo, everywhere', 'Every change can be taken back, the last twenty of them, also after closing the window.'],
  ['Export to plain files', 'Everything you have put in comes out again as CSV and Markdown, in one archive.'],
  ['Keyboard shortcuts', 'Press ? to see them. Thanks to everyone who asked, and asked again.'],
  ['Dark appearance', 'Follows your system. The contrast was checked by people and by a machine.'],
  ['Smaller mails', 'One summary on Monday instead of a mail for each change. You can have the old way back in the settings.'],
  ['Two languages more', 'Portuguese and Polish, translated by people who use it at work.'],
  ['Fixed: the clock change', 'Entries on the night of the clock change were shown an hour early. They are right again, old ones too.'],
]

export const rejection =
  'The listing promises “a thousand backlinks by tomorrow”. Please say what the product does, without promises about search results, and show it: at least one screenshot.'
