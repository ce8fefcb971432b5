/** Stands in the place of a reader whose file wants all the memory there is, faster than anybody looks. */
const held: Buffer[] = []
process.once('message', () => {
  for (let piece = 0; piece < 400; piece += 1) held.push(Buffer.alloc(8 * 1_048_576, 1))
  process.send?.(held.length, undefined, undefined, () => process.exit(0))
})
