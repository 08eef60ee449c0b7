/** The most common function words of languages in Latin script. */
export const littleWords: [string, RegExp][] = [
  ['en', /\b(?:the|and|of|to|for|with|your|you|is|that|this|from)\b/giu],
  ['de', /\b(?:der|die|das|und|für|mit|ist|ein|eine|nicht|auf|dein|ihre)\b/giu],
  ['fr', /\b(?:le|les|des|et|pour|avec|est|une|vos|votre|dans|vous)\b/giu],
  ['es', /\b(?:el|los|las|para|con|una|que|tu|sus|del|y)\b/giu],
  ['it', /\b(?:il|gli|della|per|con|una|che|tuo|sono|di|e)\b/giu],
  ['pt', /\b(?:os|as|para|com|uma|que|seu|sua|dos|não|você|em)\b/giu],
  ['nl', /\b(?:het|een|van|voor|met|en|je|niet|jouw|de)\b/giu],
  ['pl', /\b(?:nie|się|jest|dla|oraz|twój|na|z|do)\b/giu],
  ['sv', /\b(?:och|för|med|ett|din|är|som|att|på)\b/giu],
  ['tr', /\b(?:ve|için|ile|bir|bu|daha|olarak)\b/giu],
]
