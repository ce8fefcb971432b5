/** Hindi and Urdu as they are typed on a phone, in Latin letters: words that are nothing in English ... */
export const hindiAlone =
  'mera meri mujhe hai hain hoon raha rahi rahe dard bukhar ulti khansi bahut bohot aur nahi nahin kya saans chakkar seene gaya gayi hua hui karo batao'
/** ... and words that tell it from other languages, but not by themselves from English. */
export const hindiBesideEnglish =
  'mere mujhko mein hun ho kar karta karti pet sar se kaise abhi kal subah kamzori gala bachche bacche ko ka ki ke tha thi lag raat din bhi iska uska unko usko madad'
