// What people call the columns of their lists.

import { foldedText } from './duplicates'

const folded = (words: string) => new Set(words.split(',').map(foldedText))

const FULL_NAMES = folded(
  'name,names,full name,display name,student,students,student name,pupil,pupils,participant,participants,' +
    'participant name,player,players,member,members,attendee,attendees,employee,guest,winner,option,options,' +
    'choice,choices,entry,entries,item,items,label,text,title,nom complet,nombre completo,nombre,nome completo,' +
    'vollständiger name,schüler,teilnehmer,élève,participante,alumno,imię i nazwisko,naam,имя,фио,姓名,名前,名字,이름,الاسم',
)
const FIRST_NAMES = folded(
  'first name,first names,firstname,given name,forename,first,vorname,vornamen,prénom,prénoms,primer nombre,' +
    'nome,voornaam,imię,förnamn,fornavn,名',
)
const LAST_NAMES = folded(
  'last name,last names,lastname,surname,family name,last,nachname,familienname,nom,nom de famille,apellido,' +
    'apellidos,cognome,sobrenome,achternaam,nazwisko,efternamn,etternavn,фамилия,姓',
)
/** They name a column of a table, but as a single line each may well be an option. */
const OTHERS = folded(
  'id,no,no.,nr,nr.,#,number,email,e-mail,email address,mail,phone,class,grade,group,team,date,time,timestamp,' +
    'weight,color,colour,state,status,gender,age,birthday,comment,comments,notes,address,city,country,company,' +
    'klasse,gruppe,nummer,classe,groupe',
)

export type HeaderWord = 'fullName' | 'firstName' | 'lastName' | 'other'

/** What the cell names, if it is one of the usual names of columns. */
export function headerWord(cell: string): HeaderWord | null {
  // Longer than any of them.
  if (cell.length > 40) return null
  const word = foldedText(cell.replace(/[:*_-]/g, ' '))
  if (FULL_NAMES.has(word)) return 'fullName'
  if (FIRST_NAMES.has(word)) return 'firstName'
  if (LAST_NAMES.has(word)) return 'lastName'
  return OTHERS.has(word) || OTHERS.has(foldedText(cell)) ? 'other' : null
}
