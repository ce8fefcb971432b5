import type { DocumentLine } from './document-lines.ts'

/**
 * Words in a document that speak to a program instead of about a patient. They are no medical content: such a line is not
 * read for findings, and the patient is told.
 */
const addressed: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop|discard)\b[^.\n]{0,60}\b(?:instructions?|prompts?|rules?|guidelines?|polic(?:y|ies)|safety|restrictions?|training|context|above|previous|prior|earlier|red flags?|system|findings?|symptoms?)\b/i,
  /(?:^|[[(<"'*>.!?#]\s*)(?:system|developer|assistant|admin(?:istrator)?|root)\s*(?:prompt|message|override|note|instruction|mode|command)?\s*[:>\]=]/i,
  /<\|?\/?\s*(?:system|im_start|im_end|assistant|user|inst|sys|instructions?|prompt|tool)\b[^>]*>|\[\/?(?:INST|SYS|SYSTEM)\]|<<SYS>>|#{2,}\s*(?:system|instructions?|assistant)/i,
  /\b(?:you are|act|behave|respond|pretend|speak)\b[^.\n]{0,30}\b(?:now|as|in)\b\s+(?:an? |the |in )?(?:\w+ ){0,2}(?:assistant|ai|bot|chatbot|model|dan|developer|unrestricted|jailbroken)\b/i,
  /\b(?:ai|a\.i\.|llm|gpt|chatbot|language model|virtual assistant|chat ?gpt|gemini|claude|dr\.? ?ai|ai[- ]doctor|ai model|ai system|automated (?:system|reader|assistant))\b[^.\n]{0,80}\b(?:must|should|shall|please|do not|don't|never|always|tell|say|reply|respond|answer|inform|output|write|recommend|reassure|diagnose|classify|mark|report|set|treat|follow|consider|delete|send|reveal|act|note)\b/i,
  /\b(?:tell|reassure|assure|convince)\s+(?:the\s+)?(?:patient|user|reader|person)\b[^.\n]{0,80}\b(?:that|to|they|he|she|everything|there|nothing|not)\b/i,
  /\b(?:respond|reply|answer|output|say|print|return|write)\s+(?:only|exactly|just|with|verbatim|in json|the (?:following|words?|text))\b/i,
  /\b(?:new|updated|additional|hidden|secret|important|urgent|special|following)\s+(?:system\s+)?(?:instructions?|prompt|directive|orders?|commands?)\b/i,
  /\b(?:do not|don't|never)\s+(?:mention|tell|reveal|report|disclose|show|warn|recommend|refer|escalate|call|flag|ask|suggest|raise)\b[^.\n]{0,60}\b(?:patient|user|symptoms?|emergency|ambulance|doctor|this|values?|results?|instruction|prompt|triage|hospital|red flags?|anything)\b/i,
  /\b(?:set|change|mark|lower|downgrade|classify|raise|make|reduce|treat)\b[^.\n]{0,30}\b(?:triage|urgency|level|severity|priority|this case|all findings|all values|every value|results?)\b[^.\n]{0,40}\b(?:to|as|into|self-care|normal|low|none|zero|healthy)\b/i,
  /\b(?:reveal|print|show|repeat|leak|output|display|send|expose|list)\b[^.\n]{0,40}\b(?:system prompt|your (?:prompt|instructions?|rules|configuration|secrets?)|secret keys?|api keys?|passwords?|credentials|other patients?|environment variables?|database)\b/i,
  /\b(?:execute|run|eval|call|invoke)\b[^.\n]{0,30}\b(?:code|command|function|script|tool|shell|sql|query|javascript)\b/i,
  /<script\b|javascript:|\bon(?:error|load)\s*=|\bDROP\s+TABLE\b|\bUNION\s+SELECT\b|\bDELETE\s+FROM\b|\{\{.*\}\}|\$\{.*\}|!\[[^\]]*\]\(\s*https?:/i,
  /\b(?:end|begin|start)\s+of\s+(?:document|prompt|instructions?|system|context|user input)\b/i,
  /\b(?:jailbreak|prompt injection|god mode|debug mode|developer mode|maintenance mode|sudo)\b/i,
  /\b(?:your|this)\s+(?:new\s+)?(?:task|goal|role|job|objective|persona|instructions?)\s+(?:is|are|now)\b/i,
  /\b(?:from now on|henceforth|going forward)\b[^.\n]{0,60}\b(?:you|always|never|every|all|answer|respond|reply)\b/i,
  /\b(?:when|if)\s+(?:asked|the (?:patient|user) asks|you (?:are asked|read|process|summari[sz]e))\b/i,
  /\b(?:confirm|verify|state|conclude|certify|declare)\s+(?:that\s+)?(?:the\s+)?(?:patient|user)\s+(?:is|has|does)\b[^.\n]{0,40}\b(?:healthy|fine|well|no|not|nothing|cured|fit)\b/i,
]

/** Whether a line gives orders to a program. */
export function isOrder(text: string): boolean {
  return addressed.some((pattern) => pattern.test(text))
}

/** Whether an order runs from one text into the next: it begins in the first and neither holds it alone. */
function runsOver(before: string, text: string): boolean {
  return addressed.some((pattern) => {
    const match = pattern.exec(`${before} ${text}`)
    return match !== null && match.index < before.length && match.index + match[0].length > before.length + 1
  })
}

/** Splits the lines into those about a patient and those that give orders; what follows an opened order in the same paragraph goes with it. */
export function withoutOrders(lines: readonly DocumentLine[]): { lines: DocumentLine[]; orders: DocumentLine[] } {
  const orders = new Set<DocumentLine>()
  let inBlock = false
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (isOrder(line.text)) {
      orders.add(line)
      inBlock = line.cells.length === 1
      // A sentence that is broken over two lines: its beginning may stand on the line before.
      if (
        before &&
        before.cells.length === 1 &&
        !/[.!?:]\s*$/.test(before.text) &&
        runsOver(before.text, line.text) &&
        before.text.length > 40 &&
        !/^[A-Z][A-Za-z /]{2,30}:/.test(before.text)
      )
        orders.add(before)
    } else if (
      before &&
      !orders.has(before) &&
      before.cells.length === 1 &&
      line.cells.length === 1 &&
      !/[.!?:]\s*$/.test(before.text) &&
      runsOver(before.text.slice(-120), line.text.slice(0, 120))
    ) {
      orders.add(before)
      orders.add(line)
      inBlock = true
    } else if (inBlock && line.cells.length === 1 && line.text.length > 25 && /^[a-z]/.test(line.text.trim())) orders.add(line)
    else inBlock = false
  }
  return { lines: lines.filter((line) => !orders.has(line)), orders: [...orders] }
}
