import { measureSmall } from './server/measure-small.ts'
console.log(await measureSmall())
