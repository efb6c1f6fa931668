// Class lists of a hundred invented full names that look real, in several scripts.

const firstNames = {
  english:
    'Olivia Liam Emma Noah Charlotte Oliver Amelia James Sophia Elijah Mia William Isabella Henry Ava Lucas Evelyn Benjamin Luna Theodore Harper Mateo Sofia Levi Camila Sebastian Eleanor Daniel Elizabeth Jack Violet Michael Scarlett Alexander Emily Owen Hazel Asher Lily Samuel Gianna Ethan Aurora Leo Penelope Jackson Aria Mason Nora Ezra Chloe John Ellie Hudson Mila Luca Avery Aiden Layla Joseph Abigail David Ella Jacob Isla Logan Eliana Luke Nova Julian Madison Gabriel Zoe Grayson Ivy Wyatt Grace Matthew Lucy Maverick Willow Dylan Emilia Isaac Riley Elias Naomi Anthony Victoria Thomas Stella Jayden Maya Carter Hannah Santiago Valentina Ezekiel Alice Charles',
  german:
    'Lukas Jürgen Anna Björn Leonie Käthe Maximilian Sören Sophie Finn Marie Günther Paul Jörg Lea Ömer Emil Zoë Jonas Mia Elias Änne Ben Clara Noah Frieda Theo Greta Anton Ida Felix Lotte Moritz Mathilda Henri Romy Jakob Elif Oskar Paula Till Johanna Karl Helene Matteo Luise Ali Nele Joshua Ronja',
  russian:
    'Александр Мария Дмитрий София Максим Анна Артём Виктория Иван Полина Михаил Алиса Даниил Ксения Егор Варвара Никита Дарья Андрей Екатерина Алексей Елизавета Кирилл Василиса Роман Арина Сергей Вероника Владимир Милана Тимофей Ева Матвей Ольга Илья Татьяна Фёдор Юлия Павел Наталья',
  arabic:
    'محمد فاطمة أحمد مريم علي عائشة يوسف زينب عمر خديجة إبراهيم نور خالد ليلى حسن سارة عبدالله هدى سعيد ياسمين مصطفى آمنة كريم رنا طارق دينا سامي لينا رامي جنى بلال سلمى هيثم ريم أنس هبة زياد شيماء فارس منى',
  hindi:
    'आरव अनन्या विवान दिया आदित्य ईशा अर्जुन काव्या साई मीरा रोहन प्रिया कृष्ण नेहा ईशान पूजा करण सिमरन राहुल अंजलि अमित सुनीता विजय रेखा संजय गीता मनोज लक्ष्मी राजेश शालिनी',
  chinese:
    '伟 芳 娜 秀英 敏 静 丽 强 磊 军 洋 勇 艳 杰 涛 明 超 秀兰 霞 平 刚 桂英 子轩 梓涵 浩宇 欣怡 雨桐 宇航 诗涵 俊杰 思远 佳怡 一诺 晨曦 博文 雅婷 志强 建华 文静 晓东',
  korean:
    '민준 서연 도윤 서윤 예준 지우 시우 서현 하준 민서 주원 하은 지호 하윤 지후 윤서 준서 지유 준우 지민 현우 채원 도현 수아 건우 지아 우진 예은 선우 다은',
}

const familyNames = {
  english:
    'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez O’Connor',
  german:
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Lehmann Köhler König Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Yılmaz Günther Keller Frank Böhm Öztürk',
  russian:
    'Иванова Смирнов Кузнецова Попов Васильева Петров Соколова Михайлов Новикова Фёдоров Морозова Волков Алексеева Лебедев Семёнова Егоров Павлова Козлов Степанова Николаев Орлова Андреев Макарова Никитин Захарова Зайцев Соловьёва Борисов Яковлева Григорьев Романова Воробьёв Сергеева Кузьмин Фролова Александров Дмитриева Королёв Гусева Киселёв',
  arabic:
    'العلي المصري الحسن إبراهيم السيد الخطيب عبدالرحمن الشمري القحطاني النجار الأحمد الحداد منصور الزهراني العتيبي حجازي سليمان الدوسري التميمي الغامدي بن سالم الراشد الكبيسي البغدادي الحلبي درويش الصباغ الفاسي الشريف العمري قاسم الأنصاري حمدان الطويل الجبوري عثمان المالكي الحربي الهاشمي الشامي',
  hindi:
    'शर्मा वर्मा गुप्ता सिंह कुमार पटेल मेहता जोशी रेड्डी नायर अय्यर चौधरी मिश्रा पांडे यादव खान दास बनर्जी मुखर्जी चटर्जी देशमुख कुलकर्णी अग्रवाल जैन शाह त्रिपाठी सक्सेना भट्ट राव मल्होत्रा',
  chinese:
    '王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 高 林 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 于 蒋 蔡',
  korean:
    '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍 유 고 문 양 손 배 백 허 남 심',
}

export type ClassList = keyof typeof firstNames
export const CLASS_LISTS = Object.keys(firstNames) as ClassList[]

/** `count` different full names of a list, at most a hundred. */
export function classList(list: ClassList, count: number): string[] {
  const first = firstNames[list].split(' ')
  const family = familyNames[list].split(' ')
  const names = Array.from({ length: count }, (_, index) => {
    // A step that is coprime to the number of names gives new pairs in every round.
    const round = Math.floor(index / first.length)
    const given = first[(index * 7) % first.length]
    const surname = family[(index * 11 + round * 5 + 3) % family.length]
    return list === 'chinese' || list === 'korean' ? `${surname}${given}` : `${given} ${surname}`
  })
  if (new Set(names).size !== count) throw new Error(`The ${list} list has names twice.`)
  return names
}
