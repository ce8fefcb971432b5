/** "I only understand English for now. Please write a few simple English words. In an emergency call {number}." */
const texts: Readonly<Record<string, string>> = {
  es: 'Lo siento, por ahora solo entiendo inglés. Escriba unas palabras sencillas en inglés o pida ayuda a alguien. En una emergencia llame al {number}.',
  fr: "Désolé, je ne comprends que l'anglais pour l'instant. Écrivez quelques mots simples en anglais ou demandez de l'aide à quelqu'un. En cas d'urgence, appelez le {number}.",
  de: 'Es tut mir leid, ich verstehe im Moment nur Englisch. Bitte schreiben Sie ein paar einfache Wörter auf Englisch oder holen Sie jemanden dazu. Im Notfall rufen Sie {number} an.',
  it: "Mi dispiace, per ora capisco solo l'inglese. Scriva qualche parola semplice in inglese o chieda aiuto a qualcuno. In caso di emergenza chiami il {number}.",
  pt: 'Desculpe, por enquanto só entendo inglês. Escreva algumas palavras simples em inglês ou peça ajuda a alguém. Em caso de emergência, ligue para o {number}.',
  nl: 'Sorry, ik begrijp voorlopig alleen Engels. Schrijf een paar eenvoudige Engelse woorden of vraag iemand om hulp. Bel bij nood {number}.',
  pl: 'Przepraszam, na razie rozumiem tylko angielski. Proszę napisać kilka prostych słów po angielsku lub poprosić kogoś o pomoc. W nagłym wypadku proszę dzwonić pod {number}.',
  tr: 'Üzgünüm, şimdilik yalnızca İngilizce anlıyorum. Lütfen birkaç basit İngilizce kelime yazın veya birinden yardım isteyin. Acil durumda {number} numarasını arayın.',
  ro: 'Îmi pare rău, deocamdată înțeleg doar engleza. Scrieți câteva cuvinte simple în engleză sau cereți ajutorul cuiva. În caz de urgență sunați la {number}.',
  sv: 'Tyvärr förstår jag bara engelska än så länge. Skriv några enkla ord på engelska eller be någon om hjälp. Ring {number} i en nödsituation.',
  da: 'Beklager, jeg forstår kun engelsk lige nu. Skriv et par enkle ord på engelsk, eller bed nogen om hjælp. Ring {number} i en nødsituation.',
  cs: 'Omlouvám se, zatím rozumím jen anglicky. Napište prosím pár jednoduchých slov anglicky nebo požádejte někoho o pomoc. V nouzi volejte {number}.',
  hu: 'Sajnálom, egyelőre csak angolul értek. Kérem, írjon néhány egyszerű angol szót, vagy kérjen segítséget valakitől. Vészhelyzetben hívja: {number}.',
  fi: 'Valitettavasti ymmärrän toistaiseksi vain englantia. Kirjoita muutama yksinkertainen sana englanniksi tai pyydä jonkun apua. Hätätilanteessa soita {number}.',
  vi: 'Xin lỗi, hiện tại tôi chỉ hiểu tiếng Anh. Hãy viết vài từ tiếng Anh đơn giản hoặc nhờ ai đó giúp. Trường hợp khẩn cấp, hãy gọi {number}.',
  id: 'Maaf, untuk saat ini saya hanya mengerti bahasa Inggris. Tulislah beberapa kata sederhana dalam bahasa Inggris atau minta bantuan seseorang. Dalam keadaan darurat, hubungi {number}.',
  tl: 'Paumanhin, Ingles lang ang naiintindihan ko sa ngayon. Sumulat po ng ilang simpleng salitang Ingles o magpatulong sa iba. Sa emergency, tumawag sa {number}.',
  sw: 'Samahani, kwa sasa ninaelewa Kiingereza tu. Andika maneno machache rahisi ya Kiingereza au omba mtu akusaidie. Katika dharura piga simu {number}.',
  so: 'Waan ka xumahay, hadda Ingiriis kaliya ayaan fahmaa. Fadlan ku qor dhowr erey oo Ingiriis fudud ama qof ka codso caawimo. Xaalad degdeg ah wac {number}.',
  ru: 'Извините, пока я понимаю только английский. Напишите несколько простых слов по-английски или попросите кого-нибудь помочь. В экстренном случае звоните {number}.',
  uk: 'Вибачте, поки що я розумію лише англійську. Напишіть кілька простих слів англійською або попросіть когось допомогти. У невідкладному випадку телефонуйте {number}.',
  el: 'Λυπάμαι, προς το παρόν καταλαβαίνω μόνο αγγλικά. Γράψτε λίγες απλές λέξεις στα αγγλικά ή ζητήστε βοήθεια από κάποιον. Σε έκτακτη ανάγκη καλέστε {number}.',
  ar: 'عذرًا، لا أفهم حاليًا إلا الإنجليزية. اكتب بضع كلمات إنجليزية بسيطة أو اطلب المساعدة من أحد. في حالة الطوارئ اتصل بالرقم {number}.',
  fa: 'ببخشید، فعلاً فقط انگلیسی می‌فهمم. چند کلمهٔ سادهٔ انگلیسی بنویسید یا از کسی کمک بگیرید. در وضعیت اضطراری با {number} تماس بگیرید.',
  ur: 'معذرت، فی الحال میں صرف انگریزی سمجھتا ہوں۔ انگریزی کے چند آسان لفظ لکھیں یا کسی سے مدد لیں۔ ہنگامی صورت میں {number} پر کال کریں۔',
  he: 'סליחה, כרגע אני מבין רק אנגלית. כתבו כמה מילים פשוטות באנגלית או בקשו עזרה ממישהו. במקרה חירום התקשרו ל-{number}.',
  hi: 'क्षमा करें, अभी मैं केवल अंग्रेज़ी समझता हूँ। कृपया अंग्रेज़ी में कुछ सरल शब्द लिखें या किसी से मदद लें। आपात स्थिति में {number} पर कॉल करें।',
  'hi-Latn':
    'Maaf kijiye, abhi main sirf English samajhta hoon. Kripya English mein kuch aasaan shabd likhiye, ya kisi se madad lijiye. Emergency mein {number} par call kijiye.',
  bn: 'দুঃখিত, আপাতত আমি শুধু ইংরেজি বুঝি। অনুগ্রহ করে ইংরেজিতে কয়েকটি সহজ শব্দ লিখুন বা কারও সাহায্য নিন। জরুরি অবস্থায় {number} নম্বরে ফোন করুন।',
  ta: 'மன்னிக்கவும், தற்போது எனக்கு ஆங்கிலம் மட்டுமே புரியும். சில எளிய ஆங்கிலச் சொற்களை எழுதுங்கள் அல்லது யாரிடமாவது உதவி கேளுங்கள். அவசரத்தில் {number} ஐ அழைக்கவும்.',
  th: 'ขออภัย ตอนนี้ฉันเข้าใจเฉพาะภาษาอังกฤษ โปรดเขียนคำภาษาอังกฤษง่าย ๆ สองสามคำ หรือขอให้คนช่วย หากฉุกเฉินโทร {number}',
  zh: '抱歉，我目前只懂英语。请用几个简单的英语单词描述，或请别人帮忙。紧急情况请拨打 {number}。',
  ja: '申し訳ありませんが、今は英語しかわかりません。簡単な英語で数語書くか、誰かに助けてもらってください。緊急の場合は {number} に電話してください。',
  ko: '죄송합니다. 지금은 영어만 이해할 수 있습니다. 간단한 영어 단어 몇 개로 적어 주시거나 다른 사람에게 도움을 청하세요. 응급 상황에는 {number}로 전화하세요.',
}
const english =
  'I am sorry, I can only read English for now. Could you write it in English, even in a few simple words? In an emergency call {number}.'

/** That only English is understood, said in the language of the patient where a sentence of it is known, and in English below. */
export function foreignText(language: string | null, number: string): string {
  const own = language === null ? undefined : texts[language]
  return [own, english]
    .filter((text) => text !== undefined)
    .map((text) => text.replace('{number}', number))
    .join('\n\n')
}

/** The languages that a sentence is known of (ISO 639-1). */
export const spokenLanguages: readonly string[] = Object.keys(texts)
