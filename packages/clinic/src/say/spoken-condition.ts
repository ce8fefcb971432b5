/** The name of a condition inside a sentence: "migraine", "influenza (flu)"; names of people and short forms keep their capitals. */
export function spokenCondition(name: string): string {
  return /^[A-Z][a-z]+(?:[ (,-]|$)/.test(name) &&
    !/^(?:Bell|Crohn|Parkinson|Alzheimer|Baker|Kawasaki|Lyme|Raynaud|Graves|Hashimoto|Addison|Cushing|Down|Turner|Marfan|Paget|Perthes|Wilson|Hodgkin|Gilbert|Barrett|Dupuytren|Huntington|Tourette|Ewing|Guillain|Horner|Henoch|Osgood|Morton|Mallory|Meckel)\b/.test(
      name,
    )
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name
}
