/** Words of Scots that stand around complaints, with what they are called elsewhere; none is another English word. */
export const scotsWords: Readonly<Record<string, string>> = {
  heid: 'head',
  heids: 'heads',
  oot: 'out',
  doon: 'down',
  hoose: 'house',
  aboot: 'about',
  airm: 'arm',
  airms: 'arms',
  shooder: 'shoulder',
  thon: 'that',
  thae: 'those',
}
